import { sql } from 'kysely'
import type { UnsettledPayments } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { isUnsettled } from './is-unsettled.ts'

const batch = 200
/** A payment that was never asked about counts from its creation. */
const lastAsked = sql<Date>`coalesce(asked_at, created_at)`

export const sqlUnsettledPayments = (db: Database, book: 'payments' | 'purchases'): UnsettledPayments => ({
  due: ({ pendingSince, expiredAfter, askedBefore }) =>
    db
      .selectFrom(book)
      .select(['id', 'created_at as createdAt'])
      .where((row) =>
        row.or([
          row.and([row('status', '=', 'pending'), row('created_at', '<=', pendingSince)]),
          row.and([
            isUnsettled(book),
            row.or([row('created_at', '>', expiredAfter), row(lastAsked, '<=', askedBefore)]),
          ]),
        ]),
      )
      .orderBy(lastAsked)
      .limit(batch)
      .execute(),
  async asked(id, now) {
    await db.updateTable(book).set({ asked_at: now }).where('id', '=', id).execute()
  },
})
