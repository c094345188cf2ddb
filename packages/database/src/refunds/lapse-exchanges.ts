import { lapseExchange } from '@market/provider'
import type { Database } from '../open-database.ts'
import { transact } from '../transact.ts'
import { sqlRefunds } from './refunds.ts'

const weekMs = 7 * 86_400_000

/** Ends exchanges at a counter whose last day is over, each in a transaction of its own; which those are the rule says. */
export async function lapseExchanges(db: Database, now: Date): Promise<void> {
  const old = await db
    .selectFrom('cancellations')
    .select('id')
    .where('kind', '=', 'exchange')
    .where('status', '=', 'waiting')
    .where('pickup_day', 'is', null)
    .where('handed_in_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - weekMs))
    .orderBy('created_at')
    .execute()
  for (const { id } of old) await transact(db, (trx) => lapseExchange(sqlRefunds(trx), id, now))
}
