import { leafCategories, searchKey } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import type { QueryWord } from './read-query.ts'

const maxQueries = 5

/** Alternative queries for a search without results: the single words, and similar phrases. */
export async function suggestQueries(db: Database, words: readonly QueryWord[]): Promise<string[]> {
  const keys = words.map(({ key }) => key)
  if (keys.length === 0) return popularKinds(db)
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
  const found = [...new Set([...known, ...alike.rows].map(({ spelling }) => spelling))].slice(0, maxQueries)
  return found.length > 0 ? found : popularKinds(db)
}

/** The categories with the most products. */
async function popularKinds(db: Database): Promise<string[]> {
  const kinds = leafCategories().map(({ name }) => searchKey(name))
  const rows = await db
    .selectFrom('search_phrases')
    .select('spelling')
    .where('phrase', 'in', kinds)
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(maxQueries)
    .execute()
  return rows.map(({ spelling }) => spelling)
}
