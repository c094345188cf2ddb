import type { Database } from './open-database.ts'

/** PostgreSQL codes for a deadlock and a serialization failure; one of the transactions was rolled back. */
const conflicts = new Set(['40P01', '40001'])

/** Whether the database rolled back a transaction because of a concurrent one; a retry usually succeeds. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code))

/**
 * Runs work in a transaction, and retries it once after a conflict with another one; joins a transaction that is
 * already open.
 */
export async function transact<Value>(db: Database, work: (trx: Database) => Promise<Value>): Promise<Value> {
  if (db.isTransaction) return work(db)
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isConflict(error)) throw error
    return db.transaction().execute(work)
  }
}
