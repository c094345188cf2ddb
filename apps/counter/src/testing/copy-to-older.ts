import { randomUUID } from 'node:crypto'
import { type Database, migrate, migrations, openDatabase } from '@market/database'
import { type Kysely, sql } from 'kysely'

/**
 * Creates beside a database another one with the migrations up to `last`, and the rows that fit into its tables. Returns
 * its address.
 */
export async function copyToOlder(from: Database, address: string, last: string): Promise<string> {
  const name = `older_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(from)
  const url = String(Object.assign(new URL(address), { pathname: name }))
  const older = await openDatabase({ url, dataDir: '', connectMs: 60_000, poolSize: 1 })
  const known = migrations.filter((one) => one.name <= last)
  await migrate(older.db, known)
  await copyRows(from, older.db, 'public')
  await older.close()
  return url
}

/** Copies the rows of a schema's tables, without firing triggers. Columns that the target lacks are left out. */
export async function copyRows(from: Database, to: Database, schema: 'public' | 'bank'): Promise<void> {
  const [had, has] = [await columnsOf(from, schema), await columnsOf(to, schema)]
  await to.connection().execute(async (held) => {
    await sql`set session_replication_role = replica`.execute(held)
    for (const [table, own] of has) {
      const common = own.filter((column) => had.get(table)?.includes(column))
      if (table === 'migrations' || common.length === 0) continue
      const [at, columns] = [sql.table(`${schema}.${table}`), sql.join(common.map((column) => sql.ref(column)))]
      const { rows } = await sql<{ all: string }>`select coalesce(json_agg(t), '[]')::text as all from ${at} t`.execute(
        from,
      )
      await sql`delete from ${at}`.execute(held)
      await sql`insert into ${at} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${at}, ${rows[0]?.all ?? '[]'}::json)`.execute(held)
    }
    await sql`set session_replication_role = origin`.execute(held)
    await countOn(held, schema)
  })
}

async function columnsOf(db: Database, schema: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select t.table_name as name, array_agg(c.column_name::text) as columns from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = ${schema} and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by t.table_name`.execute(db)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Lets numbers that the database gives go on after those of the copied rows. */
async function countOn(db: Kysely<unknown> | Database, schema: string): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = ${schema} and (is_identity = 'YES' or column_default like 'nextval%')`.execute(db)
  for (const { name, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${`${schema}.${name}`}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(`${schema}.${name}`)}))`.execute(db)
}
