import { correctWord, lowerTr, nearWords, type QueryWord, soundKey, wordBeginnings } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { keyOf } from './read-query.ts'

/** Words that are alike by their letters, besides those one typo away. */
const maxAlike = 40

/** The text with its unknown words corrected to ones that products have. Undefined if nothing was corrected. */
export async function correctQuery(
  db: Database,
  q: string,
  unknown: readonly QueryWord[],
): Promise<string | undefined> {
  const typed = lowerTr(q.normalize('NFC'))
  let corrected = typed
  for (const word of unknown) {
    const spelling = await nearestSpelling(db, keyOf(word))
    if (spelling !== undefined) corrected = corrected.replaceAll(wholeWord(word.text), spelling)
  }
  return corrected === typed ? undefined : corrected
}

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

async function nearestSpelling(db: Database, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string; spelling: string; weight: number }>`
    select word as key, spelling, weight from search_words
      where word = any(${[...nearWords(key), ...wordBeginnings(key)]}::text[]) or sound = ${soundKey(key)}
    union
    (select word, spelling, weight from search_words where word % ${key}
      order by similarity(word, ${key}) desc, weight desc, word limit ${sql.lit(maxAlike)})`.execute(db)
  return correctWord(key, rows)?.spelling
}
