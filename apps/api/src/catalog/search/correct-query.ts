import { correctWord, lowerTr, nearWords, type QueryWord, soundKey, wordBeginnings } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { keyOf } from './read-query.ts'
import { wordStems } from './words/word-stems.ts'

/** Words that are alike by their letters, besides those one typo away. */
const maxAlike = 40

/** The text with those of its words that no product has corrected to ones that products have. Undefined if nothing was corrected. */
export async function correctQuery(db: Database, q: string, words: readonly QueryWord[]): Promise<string | undefined> {
  const typed = lowerTr(q.normalize('NFC'))
  let corrected = typed
  for (const word of await unknownWords(db, words)) {
    const spelling = await nearestSpelling(db, keyOf(word))
    if (spelling !== undefined) corrected = corrected.replaceAll(wholeWord(word.text), spelling)
  }
  return corrected === typed ? undefined : corrected
}

/** Words that no product has as typed, by their stems or as another of their forms. */
export async function unknownWords(db: Database, words: readonly QueryWord[]): Promise<readonly QueryWord[]> {
  const formsOf = ({ text, forms }: QueryWord) => [...forms, ...wordStems(text)].flatMap((form) => form.split(' '))
  if (words.length === 0) return []
  const rows = await db.selectFrom('search_words').select('word').where('word', 'in', words.flatMap(formsOf)).execute()
  const known = new Set(rows.map(({ word }) => word))
  return words.filter((word) => /^[\p{L}\p{M}]+$/u.test(word.text) && !formsOf(word).some((form) => known.has(form)))
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
