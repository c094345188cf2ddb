import type { Database } from '../open-database.ts'

interface ParcelTerms {
  /** Days that a parcel waits at a branch, and in a locker. */
  readonly branchDays: number
  readonly lockerDays: number
  /** Days after which the photo of a hand-over is forgotten. */
  readonly photoDays: number
}

/** The terms in force. */
export const readParcelTerms = (db: Database, now: Date): Promise<ParcelTerms> =>
  db
    .selectFrom('parcel_terms')
    .select(['branch_days as branchDays', 'locker_days as lockerDays', 'photo_days as photoDays'])
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
