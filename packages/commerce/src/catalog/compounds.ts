import { lowerTr, searchKey } from '@market/domain/text'
import {
  accessories,
  kindsOf,
  leafCategories,
  pathTo,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
} from '@market/domain/catalog'
import type { Relaxed } from './relaxed.ts'

/** Ending of the last word of a compound: `makinesi`, `suyu`. */
export const endsCompound = /[ıiuü]$/u

/** A possessive ending of a noun: `kılıfı`, `teli`, but not of the adjective `kapaklı`. */
export const isPossessive = ({ text }: Pick<QueryWord, 'text'>): boolean =>
  /\p{L}{2}[^l\d][ıiuü]$|^[^aeıioöuü][aeıioöuü]l[ıiuü]$/u.test(text) && text !== 'sulu'

/** An adjective made of a noun: `kokulu`. */
export const isAdjective = ({ text }: Pick<QueryWord, 'text'>): boolean => /l[ıiuü]$/u.test(text)

const plainAdjectives: ReadonlySet<string> = new Set(
  'uzun kisa buyuk kucuk orta genis dar kalin ince hafif agir yuksek alcak derin yeni guzel sik ucuz rahat'.split(' '),
)
/** An adjective that many names leave unsaid: `uzun`. */
export const isPlainAdjective = ({ forms: [key = ''] }: Pick<QueryWord, 'forms'>): boolean => plainAdjectives.has(key)

/** The category that the last word of a compound names alone: `kılıfı` of `ütü masası kılıfı`. */
export const endPart = (parts: readonly QueryPart[]) =>
  parts.find(
    ({ filter, words: said, text }) => filter.kind === 'category' && said.length === 1 && endsCompound.test(text),
  )

/** The words directly before a part in the query, the nearest first. */
function wordsBefore(part: QueryPart, asked: readonly QueryWord[]): readonly QueryWord[] {
  const typed = lowerTr(part.without.q)
  const start = typed.indexOf(lowerTr(part.text))
  const found: QueryWord[] = []
  for (let text = typed.slice(0, Math.max(0, start)).trimEnd(); ;) {
    const word = asked.find((one) => text.endsWith(one.text))
    if (word === undefined) return found
    found.push(word)
    text = text.slice(0, -word.text.length).trimEnd()
  }
}

/**
 * A compound is kept as a name before its first word is left out: `tırnak makası bebek` is not a pair of scissors. Of the
 * other words one is left out before all are: `lavanta kokulu oda spreyi` finds sprays called `lavanta`.
 */
export function asCompound({ words: asked, parts }: QueryUnderstanding): readonly Relaxed[] {
  const end = endPart(parts)
  const [owner] = end ? wordsBefore(end, asked) : []
  if (end === undefined || owner === undefined || asked.length < 2) return []
  const others = asked.filter((word) => word !== owner)
  const single =
    others.length > 1 ? others.toSorted((one, other) => Number(isAdjective(other)) - Number(isAdjective(one))) : []
  return [...single.map((word) => [word]), others].map((left) => ({
    understanding: {
      words: [
        ...others.filter((word) => !left.includes(word)),
        ...[owner, ...end.words].map((word) => ({ ...word, inName: true as const })),
      ],
      parts: parts.filter((part) => part !== end),
    },
    headed: true,
    leftOut: left.map(({ text }) => text),
  }))
}

/**
 * If `ütü masası kılıfı` is not sold, an ironing board is a better result than a phone case, and a pushchair is one for
 * `bebek arabası yağmurluğu`. A comb of `kedi tarağı` is for cats, not for people.
 */
export function withoutAccessory(
  { words: asked, parts }: QueryUnderstanding,
  {
    unknownWords,
    namesKind,
  }: { readonly unknownWords: readonly QueryWord[]; readonly namesKind: (word: QueryWord) => boolean },
): readonly Relaxed[] {
  const isAccessory = ({ words: said }: QueryPart) => accessories.has(said.at(-1)?.forms[0] ?? '')
  const end = endPart(parts) ?? parts.find((part) => part.words.length === 1 && isAccessory(part))
  if (end === undefined || end.filter.kind !== 'category') return []
  const [first, second] = wordsBefore(end, asked).filter((word) => !unknownWords.includes(word))
  const ofTwo = first && second && leafKinds.has(joined(second, first)) ? [second, first] : []
  const ofOthers = first && isOfOthers(first, end) ? [first] : []
  const named = isAccessory(end) ? asked.filter(namesKind) : []
  const owner = isAccessory(end) && endsCompound.test(end.text) && first && !/^\d/.test(first.text) ? [first] : []
  const kept = [ofTwo, ofOthers, named, owner].find((all) => all.length > 0)
  if (kept === undefined) return []
  const leftOut = [...asked.filter((word) => !kept.includes(word)), end].map(({ text }) => text)
  return [{ understanding: { words: kept, parts: parts.filter((part) => part !== end) }, leftOut }]
}
const joined = (...all: readonly QueryWord[]) => all.map(({ forms }) => forms[0] ?? '').join(' ')
/** Folded kinds of all leaf categories. */
const leafKinds: ReadonlySet<string> = new Set(leafCategories().flatMap(kindsOf).map(searchKey))

/** Folded names of leaves with the main category of each. */
const leaves = leafCategories().map(({ name, slug }) => ({
  name: searchKey(name).split(' '),
  main: pathTo(slug)[0]?.slug,
}))
/** Departments of what is for animals and babies, whose goods are not those of other people. */
const departmentsOfOthers: ReadonlySet<string> = new Set(['pet-shop', 'anne-bebek'])
/**
 * Whether a word names who or what a kind of another department is for: a cat of `kedi tarağı`, where combs are for
 * people, or a tablet of `tablet kalemi`. No other department may have a kind of that name: brushes for paint are sold
 * beside paint (`boya fırçası`). Food is only used with things (`kahve termosu`), and sport is done in them
 * (`basketbol ayakkabısı`).
 */
function isOfOthers({ forms: [key = ''] }: QueryWord, { filter, words: said }: QueryPart): boolean {
  const own = leaves.flatMap(({ name: [first], main }) => (first === key && main !== undefined ? [main] : []))
  const isOwner = leafKinds.has(key) ? !own.includes('supermarket') : own.every((main) => departmentsOfOthers.has(main))
  const stem = (said.at(-1)?.forms[0] ?? '').slice(0, shortestStem)
  return (
    own.length > 0 &&
    isOwner &&
    !(filter.kind === 'category' && filter.slugs.some((slug) => own.includes(pathTo(slug)[0]?.slug ?? ''))) &&
    !leaves.some(({ name, main }) => own.includes(main ?? '') && name.some((word) => word.startsWith(stem)))
  )
}
const shortestStem = 4
