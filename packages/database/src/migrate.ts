import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/** An arbitrary number: the advisory lock serializes processes that start at once. */
const migrationLock = 7_203_114

/** Applies the pending migrations; a second process waits for the first and finds none left. */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
    const applied = new Set(rows.map((row) => row.name))
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) {
      for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(trx)
      await sql`insert into migrations (name) values (${migration.name})`.execute(trx)
    }
    return missing.map((migration) => migration.name)
  })
}

/**
 * One statement at a time, as the extended protocol requires. Semicolons occur inside functions, but not inside text
 * literals.
 */
const statementsOf = (text: string): readonly string[] =>
  (text.replaceAll(/--.*$/gm, '').match(/(?:\$\$.*?\$\$|[^;])+/gs) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
