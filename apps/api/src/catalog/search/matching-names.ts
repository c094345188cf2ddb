import { searchKey } from '@market/domain'

/** Something with a name, under the name's `searchKey`. */
interface Keyed {
  readonly key: string
}

/** Those whose name holds each word of a text as the beginning of one of its words; names that begin with the text first. */
export function matchingNames<Entry extends Keyed>(entries: readonly Entry[], text: string): readonly Entry[] {
  const key = searchKey(text).trim()
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  if (words.length === 0) return []
  return entries
    .filter((entry) => words.every((word) => ` ${entry.key}`.includes(` ${word}`)))
    .sort((one, other) => Number(other.key.startsWith(key)) - Number(one.key.startsWith(key)))
}
