import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/** An arbitrary number: the advisory lock serializes processes that start at once. */
const migrationLock = 7_203_114

/** Queries queue behind a migration that waits for a lock, so give up early and retry. */
const lockTimeout = '2s'
const pauseMs = 1_000
const mostTries = 300
/** PostgreSQL's error code for a lock that was not available in time. */
const lockNotAvailable = '55P03'

/** The first files, and the last migration of the databases that had their content before them. */
const baseline = ['0001-baseline', '0002-first-terms']
const lastBeforeBaseline = '0530-stocked-choices'

/**
 * Applies the pending migrations, each in a separate transaction. A second process waits for the first and then has
 * nothing to apply. A migration that does not get its lock in time is retried, so that the shop's queries are not
 * blocked.
 */
export async function migrate(db: Kysely<Schema>, all: readonly Migration[] = migrations): Promise<readonly string[]> {
  const applied: string[] = []
  for (let tries = 1; ; tries += 1) {
    try {
      await db.connection().execute((held) => alone(held, () => applyMissing(held, all, applied)))
      return applied
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === lockNotAvailable
      if (!isBusy || tries === mostTries) throw error
      await wait(pauseMs)
    }
  }
}

/** The lock is the connection's and ends with it. */
async function alone(held: Kysely<Schema>, work: () => Promise<void>): Promise<void> {
  await sql`select pg_advisory_lock(${migrationLock})`.execute(held)
  try {
    await work()
  } finally {
    await sql`select pg_advisory_unlock(${migrationLock})`.execute(held)
  }
}

async function applyMissing(held: Kysely<Schema>, all: readonly Migration[], applied: string[]): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    held,
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(held)
  const known = new Set(rows.map((row) => row.name))
  if (known.has(lastBeforeBaseline)) for (const name of baseline) known.add(name)
  else if (known.size > 0 && !baseline.some((name) => known.has(name)))
    throw new Error(
      `The database was made by a version before ${baseline[0]}. Start the last version with ${lastBeforeBaseline} once, or use an empty database.`,
    )
  for (const migration of all.filter(({ name }) => !known.has(name))) {
    await applyOne(held, migration)
    applied.push(migration.name)
  }
}

/**
 * An index of a large table is created `concurrently`, which cannot run in a transaction. Such a migration does nothing
 * else, and first drops what an earlier try may have left (`drop index concurrently if exists …`).
 */
async function applyOne(held: Kysely<Schema>, migration: Migration): Promise<void> {
  const apply = async (on: Kysely<Schema>) => {
    for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(on)
    await sql`insert into migrations (name) values (${migration.name})`.execute(on)
  }
  if (/ index concurrently /i.test(migration.sql)) return apply(held)
  await held.transaction().execute(async (trx) => {
    await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(trx)
    await apply(trx)
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
