import { sql } from 'kysely'
import type { Database } from '@market/database'

export type OwnedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Columns that name a row's owner, and columns that refer to a row with an owner. */
const ownerColumns = ['owner_id', 'user_id']
const parentColumns = ['order_id', 'cart_id', 'list_id', 'cancellation_id']

/** Reads all rows of an owner. Tables are found by their column names, so that new ones are included. */
export async function readOwnedRows(db: Database, ownerId: string): Promise<OwnedRows> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in (${sql.join([...ownerColumns, ...parentColumns])})
    order by table_name, column_name`.execute(db)
  const found: Record<string, Readonly<Record<string, unknown>>[]> = {}
  const add = async (table: string, column: string, ids: readonly string[]) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where t.${sql.ref(column)}::text = any (${ids}::text[]) order by t::text`.execute(db)
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  for (const { table_name, column_name } of columns)
    if (ownerColumns.includes(column_name)) await add(table_name, column_name, [ownerId])
  const ids = Object.values(found).flatMap((rows) => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))
  for (const { table_name, column_name } of columns)
    if (parentColumns.includes(column_name) && !found[table_name]) await add(table_name, column_name, ids)
  return found
}

/** Columns whose values identify a row in calls. */
const namingColumns = [
  'id',
  'number',
  'slug',
  'return_code',
  'token',
  'share_token',
  'key',
  'endpoint',
  'credential_id',
] as const

/** The identifying values of the newest row of each table. */
export function handlesOf(rows: OwnedRows): readonly (string | number)[] {
  const named = Object.values(rows).flatMap((table) => namingColumns.flatMap((column) => table.at(-1)?.[column] ?? []))
  return [...new Set(named)].filter((value) => typeof value === 'string' || typeof value === 'number')
}
