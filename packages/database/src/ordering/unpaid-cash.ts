import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../open-database.ts'
import { balanceRequests } from './balance-requests.ts'

/** Nobody has it yet: it waits at its branch until it is told that it was fetched, or goes back. */
const waits = sql<SqlBool>`((x.events->-1) ? 'fetchUntil')`
const goesBack = sql<SqlBool>`(x.events->-1->>'key' = 'sent_back')`
const isTaken = sql<SqlBool>`(x.status = 'delivered' and (${waits} or ${goesBack}) is not true)`
const hasParcel = (which: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from parcels x where x.order_id = o.id and ${which})`

/** What was not taken is given back by what was to be paid of it, which a payment that is through no longer says. */
const awaitsParcel = sql<boolean>`exists (select 1 from cancellations c
  where c.order_id = o.id and c.kind = 'cancel' and c.status = 'waiting')`

/** Payments at the door of which a parcel was handed over whose cash was not taken, or that are through; the oldest first. */
export function unpaidCash(db: Database, most: number) {
  const isAllThere = sql<boolean>`not ${hasParcel(sql`(x.status not in ('delivered', 'cancelled') or ${waits})`)} and not ${awaitsParcel}`
  const isDue = hasParcel(sql`${isTaken} and not x.cash_taken`)
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.amount as charged', 'o.id as orderId', 'o.number', 'o.snapshot', 'o.gift_total as gift'])
    .select(balanceRequests.as('requests'))
    .select(isAllThere.as('allThere'))
    .where('p.status', '=', 'on_delivery')
    .where((order) => order.or([isAllThere, isDue]))
    .orderBy('p.created_at')
    .limit(most)
    .execute()
}

/** Shops whose parcel of an order is in its buyer's hands. */
export async function handedOverShops(db: Database, orderId: string): Promise<number[]> {
  const rows = db.selectFrom('parcels as x').select('shop_id').where('order_id', '=', orderId).where(isTaken)
  return (await rows.execute()).map(({ shop_id }) => shop_id)
}
