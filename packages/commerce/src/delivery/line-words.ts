import { searchKey } from '@market/domain/text'
import { neighbourhoodKinds, regionKinds, streetKinds } from './place-words.ts'

/** A word of an address line with its position and its separation from the word before. */
export interface LineWord {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly isNumber: boolean
  /** The kind of place that this word assigns to the words before it. */
  readonly kind: 'neighbourhood' | 'region' | 'street' | null
  /** A comma, slash, dash or line break precedes it. */
  readonly parted: boolean
  /** It is still being typed: nothing follows it. */
  readonly isOpen: boolean
}

const kindOf = (key: string): LineWord['kind'] => {
  if (neighbourhoodKinds.has(key)) return 'neighbourhood'
  if (regionKinds.has(key)) return 'region'
  return streetKinds.has(key) ? 'street' : null
}

/** The words of an address line in order. */
export function lineWords(line: string): readonly LineWord[] {
  let end = 0
  return [...line.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const gap = line.slice(end, index)
    end = index + word.length
    const key = searchKey(word)
    return {
      key,
      from: index,
      to: end,
      isNumber: /^\p{N}/u.test(word),
      kind: kindOf(key),
      parted: /[,;:/|()\n\p{Pd}]/u.test(gap),
      isOpen: end === line.length,
    }
  })
}
