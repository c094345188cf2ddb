import type { QueryFilter, QueryPart, QueryUnderstanding, QueryWord } from '@market/domain/catalog'
import type { Relaxed } from './relaxed.ts'

/** The goods nearest to a product that the shop does not sell. */
export interface NearKinds {
  /** Its categories; empty for what is sold. */
  readonly nearKinds: (word: QueryWord) => readonly string[]
  /** Words that the names of its products have, where its categories have other kinds too. */
  readonly nearNames?: (word: QueryWord) => readonly QueryWord[]
}

/** Parts of a query that hold for the nearest goods as they would for those that are not sold. */
const lasting = ['price', 'sort'] as const

/**
 * `iphone 15` is not sold: the other words among phones, then all phones. `elsewhere` are the nearest goods of any
 * category, if one was understood, which may only describe them: `kase seti çorba` is a set of bowls.
 */
export function nearReadings(
  { words: asked, parts }: QueryUnderstanding,
  unknownWords: readonly QueryWord[],
  { nearKinds, nearNames = () => [] }: NearKinds,
): { readonly nearest: readonly Relaxed[]; readonly elsewhere: readonly Relaxed[] } {
  const near = [...new Set(asked.flatMap(nearKinds))]
  if (near.length === 0) return { nearest: [], elsewhere: [] }
  const known = asked.filter((word) => !unknownWords.includes(word) && nearKinds(word).length === 0)
  const of = (...kinds: readonly QueryFilter['kind'][]) => parts.filter(({ filter }) => kinds.includes(filter.kind))
  const readings = (names: readonly QueryWord[]) => {
    const read = (left: readonly QueryWord[], kept: readonly QueryPart[] = parts): Relaxed => ({
      near,
      understanding: { words: [...left, ...names], parts: kept },
      leftOut: [...asked.filter((word) => !left.includes(word)), ...parts.filter((part) => !kept.includes(part))].map(
        ({ text }) => text,
      ),
    })
    return {
      nearest: [
        read(known),
        ...(known.length > 0 ? [read([])] : []),
        // The nearest goods in another color or size are near, too; so are those for another person.
        ...(parts.length > 0
          ? [read([], of('category', ...lasting, 'people')), read([], of('category', ...lasting))]
          : []),
      ],
      elsewhere: of('category').length > 0 ? [read([], of(...lasting))] : [],
    }
  }
  const names = asked.flatMap(nearNames)
  const any = readings([])
  if (names.length === 0) return any
  const named = readings(names).nearest
  // A condition says more than the names: `içlik kadın` shows underwear for women before vests for men.
  return { ...any, nearest: any.nearest.flatMap((reading, index) => [...named.slice(index, index + 1), reading]) }
}

/** Products nearest to a kind that the query excludes: ballerinas for pumps without heels. */
export function insteadOf({ words: asked, parts }: QueryUnderstanding, { nearKinds }: NearKinds): readonly Relaxed[] {
  const kind = parts.find(
    ({ filter, words: said }) => filter.kind === 'category' && said.some((word) => nearKinds(word).length > 0),
  )
  if (kind === undefined) return []
  const near = kind.words.flatMap(nearKinds)
  return [{ near, understanding: { words: asked, parts: parts.filter((part) => part !== kind) }, leftOut: [kind.text] }]
}

/** The rest of a category of several kinds, where no name has the one that was asked for: `klasör` shows files. */
export function restOfCategory({ words: asked, parts }: QueryUnderstanding): readonly Relaxed[] {
  const kinds = parts.filter(({ filter }) => filter.kind === 'category' && filter.partly !== true)
  if (kinds.length === 0 || !asked.some(({ inName }) => inName)) return []
  const leftOut = [...asked, ...parts.filter((part) => !kinds.includes(part))].map(({ text }) => text)
  return [{ understanding: { words: [], parts: kinds }, leftOut }]
}
