import { searchKey } from '@market/domain/text'
import type { LineWord } from './line-words.ts'
import { neighbourhoodKinds, shortCities } from './place-words.ts'

/** Kind of a place name. A quarter is a name that people use for a neighbourhood with another official name. */
type NameKind = 'city' | 'district' | 'neighbourhood' | 'quarter'
export interface PlaceName {
  /** Kind and key. */
  readonly id: string
  readonly kind: NameKind
  readonly key: string
  readonly words: readonly string[]
}
/** A name found in a line: the positions of its words, `to` excluded, together with a word for its kind. */
export interface NamedPlace {
  readonly name: PlaceName
  readonly from: number
  readonly to: number
  /** How likely the place is meant; 0 if the words name a street or a building. */
  readonly weight: number
  /** The place is certain, so other regions do not fit the line. */
  readonly isSure: boolean
}

/** Cache, since most names occur many times. */
const known = new Map<string, readonly string[]>()

/** The words of a name without the words for its kind. */
export function nameWords(name: string): readonly string[] {
  const before = known.get(name)
  if (before) return before
  const words = (searchKey(name).match(/\p{N}+|\p{L}+/gu) ?? []).filter((word) => !neighbourhoodKinds.has(word))
  known.set(name, words)
  return words
}

const weights: Readonly<Record<NameKind, number>> = { city: 20, district: 30, neighbourhood: 25, quarter: 25 }

/** Finds the names of places in an address line, the longest at each position. */
export function makeNameFinder(names: Iterable<PlaceName>): (words: readonly LineWord[]) => readonly NamedPlace[] {
  const byFirst = new Map<string, PlaceName[]>()
  const call = (name: PlaceName) => {
    const [first = ''] = name.words
    const there = byFirst.get(first)
    if (there) there.push(name)
    else byFirst.set(first, [name])
  }
  for (const name of names) {
    if (name.words.length > 0) call(name)
    // Written in one word: “İncilipınar” is “İncili Pınar”.
    if (name.words.length > 1) call({ ...name, words: [name.words.join('')] })
  }
  const beginningWith = (key: string) => [...byFirst].flatMap(([first, found]) => (first.startsWith(key) ? found : []))
  return (words) => {
    const all = words.flatMap((word, at) => {
      const key = fullName(word.key)
      const candidates = word.isOpen && key.length >= 2 ? beginningWith(key) : (byFirst.get(key) ?? [])
      const next = words[at + 1]
      const joined = next && !next.parted ? (byFirst.get(word.key + next.key) ?? []) : []
      return [
        ...candidates.flatMap((name) => spansAt(words, at, name)),
        // Written in two: “Molla Gürani” is “Mollagürani”.
        ...joined.flatMap((name) => (name.words.length === 1 ? [{ name, from: at, to: at + 2, isPart: false }] : [])),
      ]
    })
    // Two letters may begin thousands of names, but those start at few positions of the text.
    const positions = [...new Map(all.map((one) => [`${one.from} ${one.to}`, one])).values()]
    const spans = all.filter((one) => !positions.some((other) => contains(other, one)))
    const free = spans.filter(({ to }) => !namesStreet(words, to))
    const [begins, ends] = [new Set(free.map(({ from }) => from)), new Set(free.map(({ to }) => to))]
    return spans.map((span) => ({
      ...span,
      ...weightOf(words, span, { isAfterPlace: ends.has(span.from), isBeforePlace: begins.has(span.to) }),
    }))
  }
}

interface Span extends Omit<NamedPlace, 'weight' | 'isSure'> {
  /** Its last word is unfinished. */
  readonly isPart: boolean
}

const fullName = (key: string): string => shortCities[key] ?? key

const contains = (longer: Span, shorter: Span): boolean =>
  longer.to - longer.from > shorter.to - shorter.from && longer.from <= shorter.from && longer.to >= shorter.to

/** Whether the words before this position name a street or a building. */
const namesStreet = (words: readonly LineWord[], at: number): boolean =>
  words[at]?.kind === 'street' && !words[at].parted

function spansAt(words: readonly LineWord[], from: number, name: PlaceName): readonly Span[] {
  const to = Math.min(from + name.words.length, words.length)
  for (const [index, wanted] of name.words.entries()) {
    const word = words[from + index]
    if (word && fullName(word.key) === wanted) continue
    const isPart = word ? word.isOpen && wanted.startsWith(fullName(word.key)) : words.at(-1)?.isOpen === true
    return isPart ? [{ name, from, to, isPart }] : []
  }
  return [{ name, from, to, isPart: false }]
}

/**
 * How likely a place is meant: certain if a word for its kind follows, or if it is separated from the words on both
 * sides.
 */
function weightOf(
  words: readonly LineWord[],
  { from, to, name: { kind }, isPart }: Span,
  { isAfterPlace, isBeforePlace }: { readonly isAfterPlace: boolean; readonly isBeforePlace: boolean },
): Pick<NamedPlace, 'weight' | 'isSure'> {
  const own = weights[kind]
  const unsure = (weight: number) => ({ weight, isSure: false })
  if (isPart) return unsure(own / 3)
  const [before, after] = [words[from - 1], words[to]]
  const isRegion = kind === 'city' || kind === 'district'
  if (namesStreet(words, to)) return unsure(0)
  if (after?.kind === 'neighbourhood') return isRegion ? unsure(0) : { weight: own + 20, isSure: true }
  // Some neighbourhoods are called “3 Mah”; a bare number is a door.
  if (words.slice(from, to).every(({ isNumber }) => isNumber)) return unsure(0)
  if (after?.kind === 'region') return isRegion ? { weight: own + 10, isSure: true } : unsure(0)
  const isBegun = !before || before.isNumber || before.kind !== null || words[from]?.parted === true || isAfterPlace
  const isEnded = !after || after.isNumber || after.parted || isBeforePlace
  if (isBegun && isEnded) return { weight: own, isSure: true }
  if (!isRegion) return unsure(0)
  // A region at the end of a line is certain, one at its beginning only likely.
  return after && !isBeforePlace ? unsure(before ? own / 2 : own) : { weight: own, isSure: true }
}

/** The key by which equal names are one. */
export const nameKey = (name: string): string => nameWords(name).join(' ') || searchKey(name)
