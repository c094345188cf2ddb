import type { Phrase } from './phrase.ts'

const verbEnds = '(?:(?:[iu]l)?(?:[iu]r|m[ae]l[iu](?:y[iu]m)?)|s[ae][mk]|[ae]y[iu]m|[ae]l[iu]m|[ae]bilirim)'

/**
 * Folded stems of verbs that ask what to do something with, and slug and name of the department of the answer. The names
 * are written here because the category tree is larger than all code that reads a query.
 */
const departments: readonly (readonly [verb: string, slug: string, name: string])[] = [
  ['giy', 'giyim-aksesuar', 'Giyim & Aksesuar'],
  ['ye', 'supermarket', 'Süpermarket'],
  ['ic', 'icecek', 'İçecek'],
  ['pisir', 'supermarket', 'Süpermarket'],
  ['oku', 'kitap', 'Kitap'],
  ['oyna', 'oyuncak', 'Oyuncak'],
]

/** Questions without a thing: `kışın ne giyilir` asks for clothes. */
export const questionPhrases: readonly Phrase[] = departments.map(([verb, slug, name]) => ({
  pattern: `(?:ne|neler) ${verb}[ny]?${verbEnds}`,
  read: () => ({ filter: { kind: 'category', slugs: [slug] }, label: name }),
}))
