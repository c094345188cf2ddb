import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from './open-database.ts'

type Locking = Pick<OpenDatabase, 'db' | 'kind'>

/**
 * Runs work in one process at a time, over all that share the database. The lock belongs to a connection, so it ends
 * with its process however that ends. Returns false if another process holds it; the embedded database has only one
 * process.
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

/** Waits for the lock, unlike `withTryLock`. */
export async function withLock(database: Locking, name: string, work: () => Promise<unknown>): Promise<void> {
  while (!(await withTryLock(database, name, work))) await wait(250)
}
