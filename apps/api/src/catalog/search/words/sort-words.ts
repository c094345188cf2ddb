import type { QueryWord } from '@market/domain/catalog'
import { keyOf } from '../read-query.ts'
import { wordStems } from './word-stems.ts'

export interface SortedWords {
  /** Words that are not counted: neither as typed, nor by their stems, nor in another form. */
  readonly uncounted: readonly QueryWord[]
  /**
   * A word that products have is matched as a whole: honey (`bal`) is not fish (`balık`), and prefix searches are
   * expensive. Any other last word may be incomplete.
   */
  readonly lastIs: 'whole' | 'beginning'
  /** All words joined to one. */
  readonly joined: string
}

/**
 * Looks the words of a search up among the counted ones. Numbers and single letters are not counted, so they are never
 * unknown.
 */
export function sortWords(words: readonly QueryWord[], counted: ReadonlySet<string>): SortedWords {
  const last = words.at(-1)
  if (last === undefined) return { uncounted: [], lastIs: 'whole', joined: '' }
  const joined = words
    .map(keyOf)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const lastIs = counted.has(keyOf(last)) || keyOf(last).includes(' ') ? 'whole' : 'beginning'
  // `air fryer` is `airfryer`.
  const uncounted = counted.has(joined)
    ? []
    : words.filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word.text) && !formsOf(word).some((form) => counted.has(form)))
  return { uncounted, lastIs, joined }
}

const formsOf = ({ text, forms }: QueryWord) => [...forms, ...wordStems(text)].flatMap((form) => form.split(' '))
