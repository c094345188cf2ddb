import type { LineWord } from './line-words.ts'
import type { NamedPlace } from './named-places.ts'
import { idleWords } from './place-words.ts'

interface Street {
  /** The line without the names of its place. */
  readonly street: string
  /** Empty if the line has no postal code of the place's province. */
  readonly zipCode: string
}

const around = /^[\s,;:/|.()\p{Pd}]+|[\s,;:/|(\p{Pd}]+$/gu

/**
 * The rest of a line for street, building and door, without its place and postal code. Names of quarters stay, since
 * couriers know them, and so do names that are part of a street's name.
 */
export function streetOf(
  line: string,
  words: readonly LineWord[],
  named: readonly NamedPlace[],
  code: string | undefined,
): Street {
  const zip = words.findIndex(
    ({ key, isNumber }, at) =>
      isNumber && /^\d{5}$/.test(key) && code !== undefined && key.startsWith(code) && words[at + 1]?.kind !== 'street',
  )
  const isTaken = (at: number): boolean =>
    at === zip ||
    named.some(({ name, from, to, weight, isSure }) => {
      const withKind = words[to]?.kind === 'neighbourhood' || words[to]?.kind === 'region' ? to + 1 : to
      const isNamed = isSure || (weight > 0 && from === 0)
      return name.kind !== 'quarter' && isNamed && from <= at && at < withKind
    })
  const taken = words.map((_, at) => isTaken(at))
  // Words like “posta kodu” and “Türkiye” are removed together with the code or region beside them.
  for (const [at, { key }] of words.entries())
    if (idleWords.has(key) && (taken[at - 1] === true || taken[at + 1] === true || words[at + 1]?.key === 'kodu'))
      taken[at] = true
  const pieces: string[] = []
  let from = 0
  for (const [at, word] of words.entries()) {
    if (!taken[at]) continue
    pieces.push(line.slice(from, word.from))
    from = word.to
  }
  pieces.push(line.slice(from))
  const street = pieces
    .map((piece) => piece.replaceAll(around, ''))
    .filter(Boolean)
    .join(', ')
  const isPlaceAlone = words.every((_, at) => taken[at] || named.some((one) => one.from <= at && at < one.to))
  return { street: isPlaceAlone ? '' : street, zipCode: words[zip]?.key ?? '' }
}
