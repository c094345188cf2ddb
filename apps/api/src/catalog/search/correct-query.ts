import {
  correctWord,
  lowerTr,
  nearWords,
  type QueryVocabulary,
  type QueryWord,
  soundKey,
  wordBeginnings,
} from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { keyOf, readQueryWords } from './read-query.ts'
import { realWords } from './words/real-words.ts'
import { longestWord } from './words/split-words.ts'
import { wordStems } from './words/word-stems.ts'

/** Words that are alike by their letters, besides those one typo away. */
const maxAlike = 40
/** Of a text with more words that no product has, and few others, nothing is guessed. */
const maxUnknown = 2

/** A word as typed, and the one that products have. */
export interface Correction {
  readonly typed: string
  readonly spelling: string
}

/** Spellings that products have for the unknown words of a text, the ones first that name a kind with the words beside them. */
export async function findCorrections(
  db: Database,
  q: string,
  unknown: readonly QueryWord[],
  { categories }: Pick<QueryVocabulary, 'categories'>,
): Promise<readonly Correction[]> {
  const words = readQueryWords(q)
  if (unknown.length > maxUnknown && unknown.length * 2 > words.length) return []
  const found: Correction[] = []
  for (const word of unknown) {
    // The letters of a long one are compared for most of a second, and no word is as long.
    if (keyOf(word).length > longestWord) continue
    if ([keyOf(word), ...wordStems(word.text)].some((key) => realWords.has(key))) continue
    const at = words.findIndex(({ text }) => text === word.text)
    const [before, behind] = [words[at - 1], words[at + 1]].map((beside) => beside && keyOf(beside))
    const fits = (key: string) =>
      at >= 0 && [before && `${before} ${key}`, behind && `${key} ${behind}`].some((name) => name && categories(name))
    const spelling = await nearestSpelling(db, keyOf(word), fits)
    if (spelling !== undefined) found.push({ typed: word.text, spelling })
  }
  return found
}

/** The text with its corrections. Undefined if nothing was corrected. */
export function corrected(q: string, corrections: readonly Correction[]): string | undefined {
  const typed = lowerTr(q.normalize('NFC'))
  const mended = corrections.reduce((text, one) => text.replaceAll(wholeWord(one.typed), one.spelling), typed)
  return mended === typed ? undefined : mended
}

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

async function nearestSpelling(db: Database, key: string, fits: (key: string) => boolean): Promise<string | undefined> {
  const { rows } = await sql<{ key: string; spelling: string; weight: number }>`
    select word as key, spelling, weight from search_words
      where word = any(${[...nearWords(key), ...wordBeginnings(key)]}::text[]) or sound = ${soundKey(key)}
    union
    (select word, spelling, weight from search_words where word % ${key}
      order by similarity(word, ${key}) desc, weight desc, word limit ${sql.lit(maxAlike)})`.execute(db)
  return correctWord(key, rows, (word) => fits(word.key))?.spelling
}
