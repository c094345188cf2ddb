import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from './open-database.ts'

type Locking = Pick<OpenDatabase, 'db' | 'kind'>

/**
 * Runs work in one process at a time, over all that share the database. The lock belongs to a transaction that does
 * nothing else, so it ends with its process however that ends, and holds through a pooler that hands out transactions. Returns false if another process holds it; the embedded database has only one
 * process.
 */
export async function withTryLock(database: Locking, name: string, work: () => Promise<unknown>): Promise<boolean> {
  if (database.kind === 'pglite') {
    await work()
    return true
  }
  const key = createHash('sha256').update(name).digest().readInt32BE()
  return database.db.transaction().execute(async (held) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${key}::bigint) as taken`.execute(
      held,
    )
    // The work uses other connections and takes as long as it needs. This is the last statement, because a query before
    // it would keep a snapshot open until the next statement, which stops vacuum from removing rows and from marking
    // pages as visible.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(held)
    if (!rows[0]?.taken) return false
    await work()
    return true
  })
}

/** Waits for the lock, unlike `withTryLock`. */
export async function withLock(database: Locking, name: string, work: () => Promise<unknown>): Promise<void> {
  while (!(await withTryLock(database, name, work))) await wait(250)
}
