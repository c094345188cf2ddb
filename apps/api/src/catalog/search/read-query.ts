import { searchKey } from '@market/domain'
import { sql } from 'kysely'
import type { SearchMatch } from '../listing/search-match.ts'
import { splitWords } from './split-words.ts'
import { stopWords } from './stop-words.ts'
import { wordStems } from './word-stems.ts'

/** No shopper searches for more words; the rest is ignored. */
const maxWords = 12
/** A query may have 10,000 letters; the rest is ignored. */
const maxLetters = 400
const shortestPrefix = 3

export interface QueryWord {
  /** Turkish lower case, as typed. */
  readonly spelling: string
  readonly key: string
  readonly stems: readonly string[]
}

/** The words of a typed query; none if it has neither letters nor digits. */
export function readQueryWords(q: string): readonly QueryWord[] {
  const words = splitWords(q.slice(0, maxLetters))
    .flatMap((parts) => (parts.length > 1 ? parts.slice(0, -1) : parts))
    .map((spelling) => ({ spelling, key: searchKey(spelling), stems: wordStems(spelling) }))
    .filter(({ key }) => /^[\p{L}\p{N}]+$/u.test(key))
  const telling = words.filter(({ key }) => !stopWords.has(key))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/**
 * Words as text queries. Every word must match as written or by its stem; the last one, if incomplete, as a prefix.
 * Matches are ranked: first a product's code; then the kind that the last word names (a phone for `telefon`) before
 * its accessories; then the exact phrase in brand and name, the phrase by stems, all words, the rest.
 */
export function searchMatch(words: readonly QueryWord[], lastIs: 'whole' | 'beginning'): SearchMatch {
  const last = words.length - 1
  const formsOf = ({ key, stems }: QueryWord, weights: string) => [key, ...stems].map((form) => `'${form}'${weights}`)
  const joined = words.map(({ key }) => key).join('')
  // `xr 500` also matches `XR500` in a name.
  const asOne = words.length > 1 && words.length < 4 ? [`'${joined}'`] : []
  const all = words.map((word, index) => {
    const whole = index < last || lastIs === 'whole' || word.key.length < shortestPrefix
    const forms = [`'${word.key}'${whole ? '' : ':*'}`, ...word.stems.map((stem) => `'${stem}'`)]
    return [...forms, ...asOne].join(' | ')
  })
  const exact = words.map(({ key }) => `'${key}':A`)
  const loose = words.map((word) => `(${formsOf(word, ':AB').join(' | ')})`)
  const kind = words.slice(-1).flatMap((word) => formsOf(word, ':C'))
  return {
    match: all,
    rank: sql<number>`case when translate(lower(p.code collate "C"), '-_./ ', '') = ${joined} then 8 else
      case when p.search @@ ${kind.join(' | ')}::tsquery then 4 else 0 end +
      case when p.search @@ ${exact.join(' <-> ')}::tsquery then 3
        when p.search @@ ${loose.join(' <-> ')}::tsquery then 2
        ${words.length > 1 ? sql`when p.search @@ ${loose.join(' & ')}::tsquery then 1` : sql``} else 0 end end`,
  }
}
