import { searchKey } from '@market/domain/text'

/** An entry with its name's `searchKey`. */
interface Keyed {
  readonly key: string
}

/**
 * Entries whose names have, for each word of the text, a word that begins with it. Names that begin with the text come
 * first.
 */
export function matchingNames<Entry extends Keyed>(entries: readonly Entry[], text: string): readonly Entry[] {
  const key = searchKey(text).trim()
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  if (words.length === 0) return []
  return entries
    .filter((entry) => words.every((word) => ` ${entry.key}`.includes(` ${word}`)))
    .sort((one, other) => Number(other.key.startsWith(key)) - Number(one.key.startsWith(key)))
}
