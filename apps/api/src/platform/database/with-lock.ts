import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from './open-database.ts'

type Locking = Pick<OpenDatabase, 'db' | 'kind'>

/**
 * Does a piece of work in one process at a time of all that share the database. The lock is a connection's, so it ends
 * with its process however that ends. False where another process is at it; the embedded database has one process.
 */
export async function withTryLock(database: Locking, name: string, work: () => Promise<unknown>): Promise<boolean> {
  if (database.kind === 'pglite') {
    await work()
    return true
  }
  const key = createHash('sha256').update(name).digest().readInt32BE()
  return database.db.connection().execute(async (held) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}::bigint) as taken`.execute(held)
    if (!rows[0]?.taken) return false
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${key}::bigint)`.execute(held)
    }
    return true
  })
}

/** Waits for its turn where `withTryLock` gives up. */
export async function withLock(database: Locking, name: string, work: () => Promise<unknown>): Promise<void> {
  while (!(await withTryLock(database, name, work))) await wait(250)
}
