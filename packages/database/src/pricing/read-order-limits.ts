import { kurus } from '@market/domain/money'
import type { WaitingLimits } from '@market/commerce'
import type { Database } from '../open-database.ts'

/** Adds the number of unpaid orders that one network may place a day, across all its clients. */
interface OrderLimits extends WaitingLimits {
  readonly ofNetwork: number
}

/** The limits in force at a time: the latest that have begun. */
export async function readOrderLimits(db: Database, now: Date): Promise<OrderLimits> {
  const row = await db
    .selectFrom('order_limits')
    .select(['unpaid', 'cash', 'cash_total', 'of_network as ofNetwork'])
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { cash_total, ...counts } = row
  return { ...counts, cashTotal: kurus(cash_total) }
}
