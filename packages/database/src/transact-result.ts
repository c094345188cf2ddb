import type { Result } from '@market/domain/kernel'
import type { Database } from './open-database.ts'
import { transact } from './transact.ts'

/** Only triggers the rollback; the reason is in the result. */
class Undone extends Error {}

/** Like `transact`, for work that returns a result: a failure rolls back. */
export async function transactResult<Value, Failure>(
  db: Database,
  work: (trx: Database) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  if (db.isTransaction) throw new Error('a failure cannot be rolled back alone')
  let failed: Result<never, Failure> | undefined
  try {
    return await transact(db, async (trx) => {
      const result = await work(trx)
      if (result.ok) return result
      failed = result
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone && failed) return failed
    throw error
  }
}
