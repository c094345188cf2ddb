import type { SynonymRow } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'

/** All rows of the operator's table; the caller selects those valid today. */
export async function readSynonyms(db: Database): Promise<readonly SynonymRow[]> {
  const rows = await db
    .selectFrom('synonyms')
    .select(['terms', 'one_way', sql<string>`since::text`.as('since'), sql<string | null>`until::text`.as('until')])
    .execute()
  return rows.map(({ one_way: from, ...row }) =>
    from === null ? { ...row, kind: 'both' } : { ...row, kind: 'one-way', from },
  )
}
