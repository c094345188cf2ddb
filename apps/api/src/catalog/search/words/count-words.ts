import { searchKey } from '@market/domain/text'
import { headsOf } from './index-words.ts'
import { splitWords } from './split-words.ts'
import { stopWords } from './stop-words.ts'
import { wordStems } from './word-stems.ts'

export interface WordCount {
  /** The folded word or phrase. */
  readonly key: string
  /** The most frequent spelling, in Turkish lower case. */
  readonly spelling: string
  readonly weight: number
}

/** Counts words and phrases by their folded form. */
export function makeWordCounts() {
  const counts = new Map<string, Map<string, number>>()
  return {
    add(spelling: string) {
      const key = searchKey(spelling)
      const spellings = counts.get(key) ?? new Map<string, number>()
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
      counts.set(key, spellings)
    },
    /** Entries counted at least `min` times, most frequent first. */
    list(min: number, max: number): readonly WordCount[] {
      return [...counts]
        .map(([key, spellings]) => {
          const [first] = [...spellings].sort(([, one], [, other]) => other - one)
          return {
            key,
            spelling: first?.[0] ?? key,
            weight: [...spellings.values()].reduce((sum, one) => sum + one, 0),
          }
        })
        .filter(({ weight }) => weight >= min)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, max)
    },
  }
}

/** Words of a text that are indexed for search: lower case, with letters, longer than one character. */
export const searchableWords = (text: string): readonly string[] =>
  splitWords(text).flatMap((parts) => parts.filter((word) => word.length > 1 && /\p{L}/u.test(word)))

/**
 * Phrases of two or three consecutive words that end with the kind of product, as its category names it, without digits
 * and stop words: `kırmızı elbise`, `kışlık cam suyu`. Shoppers type such phrases.
 */
export function namePhrases(name: string, category: string): readonly string[] {
  const words = splitWords(name).map((parts) => (parts.length === 1 ? parts[0] : undefined))
  const heads = new Set(splitWords(headsOf(category)).flatMap(([word = '']) => [searchKey(word), ...wordStems(word)]))
  const isPlain = (word: string | undefined) =>
    word !== undefined && word.length > 2 && /^\p{L}+$/u.test(word) && !stopWords.has(searchKey(word))
  const isHead = (word = '') => [searchKey(word), ...wordStems(word)].some((form) => heads.has(form))
  return words.flatMap((word, index) =>
    isHead(word)
      ? [1, 2]
          .map((before) => words.slice(Math.max(0, index - before), index + 1))
          .filter((phrase) => phrase.length > 1 && phrase.every(isPlain))
          .map((phrase) => phrase.join(' '))
      : [],
  )
}
