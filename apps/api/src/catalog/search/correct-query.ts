import { correctWord, nearWords, soundKey, wordBeginnings } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import type { QueryWord } from './read-query.ts'
import { wordStems } from './word-stems.ts'

/** Words that are alike by their letters, besides those one typo away. */
const maxAlike = 40

/** The words with unknown ones corrected to what products have. Undefined if nothing was corrected. */
export async function correctQuery(
  db: Database,
  words: readonly QueryWord[],
): Promise<readonly QueryWord[] | undefined> {
  const unknown = await unknownWords(db, words)
  if (unknown.size === 0) return undefined
  let mended = false
  const corrected: QueryWord[] = []
  for (const word of words) {
    const spelling = unknown.has(word.key) ? await nearestSpelling(db, word.key) : undefined
    if (spelling !== undefined) mended = true
    corrected.push(spelling === undefined ? word : { ...spelling, stems: wordStems(spelling.spelling) })
  }
  return mended ? corrected : undefined
}

async function unknownWords(db: Database, words: readonly QueryWord[]): Promise<ReadonlySet<string>> {
  const forms = words.flatMap(({ key, stems }) => [key, ...stems])
  const rows = await db.selectFrom('search_words').select('word').where('word', 'in', forms).execute()
  const known = new Set(rows.map(({ word }) => word))
  return new Set(
    words.filter((word) => ![word.key, ...word.stems].some((form) => known.has(form))).map(({ key }) => key),
  )
}

async function nearestSpelling(db: Database, key: string) {
  const { rows } = await sql<{ key: string; spelling: string; weight: number }>`
    select word as key, spelling, weight from search_words
      where word = any(${[...nearWords(key), ...wordBeginnings(key)]}::text[]) or sound = ${soundKey(key)}
    union
    (select word, spelling, weight from search_words where word % ${key}
      order by similarity(word, ${key}) desc, weight desc, word limit ${sql.lit(maxAlike)})`.execute(db)
  const found = correctWord(key, rows)
  return found && { key: found.key, spelling: found.spelling }
}
