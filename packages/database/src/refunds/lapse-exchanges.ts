import { lapseExchange, type LapsedExchange } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { transact } from '../transact.ts'
import { sqlRefunds } from './refunds.ts'

const weekMs = 7 * 86_400_000

/**
 * Ends exchanges at a counter whose last day is over. Each ends in a separate transaction, in which `tell` queues the
 * mail. `lapseExchange` decides which have lapsed.
 */
export async function lapseExchanges(
  db: Database,
  now: Date,
  tell: (trx: Database, lapsed: LapsedExchange) => Promise<void>,
): Promise<void> {
  const old = await db
    .selectFrom('cancellations')
    .select('id')
    .where('kind', '=', 'exchange')
    .where('status', '=', 'waiting')
    .where('pickup_day', 'is', null)
    .where('handed_in_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - weekMs))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id } of old)
    await transact(db, async (trx) => {
      const lapsed = await lapseExchange(sqlRefunds(trx), id, now)
      if (lapsed) await tell(trx, lapsed)
    })
}
