import type { ReturnOnItsWay } from '@market/commerce'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'

/** Has not reached a shop that answers it. */
const isOnItsWay = sql<boolean>`not exists (
  select 1 from seller_returns r where r.cancellation_id = cancellations.id and r.tab <> 'awaited')`

/** Returns that were requested before a time and have not arrived; oldest first. */
export async function returnsOnTheirWay(db: Database, before: Date, most: number): Promise<readonly ReturnOnItsWay[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select(['id', 'created_at', 'pickup_day', 'handed_in_at', 'exchange'])
    .where('status', '=', 'waiting')
    .where('created_at', '<=', before)
    .where(isOnItsWay)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, created_at, pickup_day, handed_in_at, exchange }) => ({
    id,
    createdAt: created_at,
    day: pickup_day ?? exchange?.at?.from,
    handedInAt: handed_in_at,
  }))
}
