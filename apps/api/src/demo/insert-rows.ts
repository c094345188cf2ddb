import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Inserts rows with one statement per batch: they are sent as one JSON text, which both databases unpack. */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
