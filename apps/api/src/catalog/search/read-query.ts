import { searchKey } from '@market/domain/text'
import type { QueryWord } from '@market/domain/catalog'
import { splitWords } from './words/split-words.ts'
import { stopWords } from './words/stop-words.ts'

/** Maximum number of words in a query. Further ones are ignored. */
const maxWords = 12
/** Further letters are ignored, because a query may have up to 10,000. */
const maxLetters = 400

/** The words of a typed text, without interpretation; empty if it has neither letters nor digits. */
export function readQueryWords(q: string): readonly QueryWord[] {
  const words = splitWords(q.slice(0, maxLetters))
    .flatMap((parts) => (parts.length > 1 ? parts.slice(0, -1) : parts))
    .map((text) => ({ text, forms: [searchKey(text)] }))
    .filter(({ forms: [key = ''] }) => /^[\p{L}\p{N}]+$/u.test(key))
  const telling = words.filter(({ forms: [key = ''] }) => !stopWords.has(key))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** The folded word as typed, or several with a space between. */
export const keyOf = ({ forms: [key = ''] }: QueryWord): string => key
