import { findCategory, pathTo, peopleWords, type QueryPart, type QueryUnderstanding } from '@market/domain/catalog'
import type { Relaxed } from './relaxed.ts'

/** The children's category for each group of the adults'. */
const childrens: Readonly<Record<string, string>> = {
  'kadin-giyim': 'cocuk-giyim',
  'erkek-giyim': 'cocuk-giyim',
  ayakkabi: 'cocuk-ayakkabisi',
  'canta-ve-cuzdan': 'okul-cantasi',
  kitap: 'cocuk-kitaplari',
}
/**
 * Hardly any name says whether it is for a girl or a boy, so it is searched for any child. What only adults' categories
 * have (`çocuk yağmurluk`) is searched among the goods for children before it is shown for adults.
 */
export function forChild({ words, parts }: QueryUnderstanding): readonly Relaxed[] {
  const isForChild = ({ filter }: QueryPart) => filter.kind === 'people' && filter.only
  if (!parts.some(isForChild)) return []
  const ofAnyChild = parts.map((part) => (isForChild(part) ? { ...part, ...peopleWords.get('cocuk') } : part))
  const anyChild: Relaxed = { understanding: { words, parts: ofAnyChild }, leftOut: [] }
  // A category's own words are left out with it.
  const asked = words.filter(({ inName }) => !inName)
  const kind = ofAnyChild.find(({ filter }) => filter.kind === 'category')
  const adults = kind?.filter.kind === 'category' ? kind.filter.slugs.flatMap((slug) => pathTo(slug)) : []
  const slugs = [...new Set(adults.flatMap(({ slug }) => childrens[slug] ?? []))]
  const label = findCategory(slugs[0] ?? '')?.name
  if (kind === undefined || label === undefined) return [anyChild]
  const childrensPart = (part: QueryPart): QueryPart =>
    part === kind ? { ...part, label, filter: { kind: 'category', slugs } } : part
  const among = ofAnyChild.map(childrensPart)
  const named = kind.words.slice(-1).map((word) => ({ ...word, inName: true as const }))
  const texts = asked.map(({ text }) => text)
  const isNoChoice = ({ filter }: QueryPart) => filter.kind !== 'choice'
  const choices = parts.filter((part) => !isNoChoice(part)).map(({ text }) => text)
  // Pyjamas, where no tracksuit is for children.
  const ofCategory = { understanding: { words: asked, parts: ofAnyChild }, leftOut: [kind.text] }
  return [
    anyChild,
    { understanding: { words: [...asked, ...named], parts: among }, leftOut: [] },
    { understanding: { words: named, parts: among }, leftOut: texts },
    // A coat in another color before another thing in the color.
    ...(choices.length > 0
      ? [parts.map(childrensPart), among].map((some) => ({
          understanding: { words: named, parts: some.filter(isNoChoice) },
          leftOut: [...texts, ...choices],
        }))
      : []),
    ...(asked.length < words.length ? [ofCategory] : []),
    { understanding: { words: [], parts: among }, leftOut: [...texts, kind.text] },
  ]
}
