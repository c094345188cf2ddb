import type { QueryWord } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { keyOf } from './read-query.ts'

const maxQueries = 5

/** Alternative queries for a search without results: the single words, and similar ones. None for what is like no word. */
export async function suggestQueries(db: Database, words: readonly QueryWord[]): Promise<string[]> {
  const keys = words.map(keyOf)
  if (keys.length === 0) return []
  const known = await db
    .selectFrom('search_words')
    .select(['word', 'spelling'])
    .where('word', 'in', keys)
    .orderBy('weight', 'desc')
    .limit(maxQueries)
    .execute()
  const alike = await sql<{ spelling: string }>`
    select spelling from search_words where word % any(${keys}::text[])
    order by (select max(similarity(word, key)) from unnest(${keys}::text[]) key) desc, weight desc limit ${sql.lit(maxQueries)}`.execute(
    db,
  )
  return [...new Set([...known, ...alike.rows].map(({ spelling }) => spelling))].slice(0, maxQueries)
}
