import { sql } from 'kysely'
import type { Database } from '@market/database'

/**
 * Reads all counted words, folded: one or two MB, transferred as a single string. Every search looks its words up in
 * this set.
 */
export async function readCountedWords(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ words: string | null }>`select string_agg(word, ' ') as words from search_words`.execute(
    db,
  )
  return new Set(rows[0]?.words?.split(' '))
}
