import type { Database } from './open-database.ts'

/** Of PostgreSQL: two transactions that waited for each other, or that saw each other half done. One of them was undone. */
const conflicts = new Set(['40P01', '40001'])

/** Whether the database undid a transaction because of another one; done again it usually succeeds. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code))

/** Does a piece of work whole or not at all, and once more where another transaction was in its way. */
export async function transact<Value>(db: Database, work: (trx: Database) => Promise<Value>): Promise<Value> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isConflict(error)) throw error
    return db.transaction().execute(work)
  }
}
