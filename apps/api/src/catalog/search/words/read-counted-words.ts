import { sql } from 'kysely'
import type { Database } from '@market/database'

/** The counted words, folded: a megabyte or two at most, which come as one text, for every search looks its words up in them. */
export async function readCountedWords(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ words: string | null }>`select string_agg(word, ' ') as words from search_words`.execute(
    db,
  )
  return new Set(rows[0]?.words?.split(' '))
}
