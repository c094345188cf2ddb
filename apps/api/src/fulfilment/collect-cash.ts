import { kurus, type Money } from '@market/domain'
import { type RawBuilder, sql } from 'kysely'
import { type PaymentProvider, readSnapshot, takenAtTheDoor } from '@market/provider'
import type { Database } from '@market/database'
import type { Deps } from '../platform/deps.ts'

const batch = 200
const hasParcel = (which: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from parcels x where x.order_id = o.id and ${which})`
const isAllThere = sql<boolean>`not ${hasParcel(sql`x.status not in ('delivered', 'cancelled')`)}`

/**
 * Books the cash of each delivered parcel at the bank, less what was cancelled of it: a return of one parcel is refunded
 * however long the others take. With the last parcel the payment is paid.
 */
export async function collectCash({ db, clock, log }: Deps, provider: PaymentProvider): Promise<void> {
  const due = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.amount as charged', 'o.id as orderId', 'o.number', 'o.snapshot', 'o.gift_total as gift'])
    .select(isAllThere.as('allThere'))
    .where('p.status', '=', 'on_delivery')
    .where((order) => order.or([isAllThere, hasParcel(sql`x.status = 'delivered' and not x.cash_taken`)]))
    .orderBy('p.created_at')
    .limit(batch)
    .execute()
  for (const { id, number, orderId, snapshot, charged, gift, allThere } of due) {
    const { shops } = readSnapshot(snapshot)
    const came = await deliveredShops(db, orderId)
    const amount = takenAtTheDoor(shops, { charged, gift, came, cancelled: await cancelledOf(db, orderId) })
    if (amount > 0) {
      const instrument = { kind: 'cash', title: number } as const
      const collected = await provider.start({ id, amount, installment: 1, instrument })
      if (!collected.ok) {
        log.warn({ payment: id }, 'cash was not booked and is tried again')
        continue
      }
    }
    const taken = db.updateTable('parcels').set({ cash_taken: true }).where('order_id', '=', orderId)
    if (came.length > 0) await taken.where('shop_id', 'in', came).execute()
    if (!allThere) continue
    await db
      .updateTable('payments')
      .set({ status: 'paid', settled_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'on_delivery')
      .execute()
  }
}

async function deliveredShops(db: Database, orderId: string): Promise<number[]> {
  const delivered = db.selectFrom('parcels').select('shop_id').where('status', '=', 'delivered')
  return (await delivered.where('order_id', '=', orderId).execute()).map(({ shop_id }) => shop_id)
}

/** Units of each line cancelled before shipping, and so never collected at the door. */
async function cancelledOf(db: Database, orderId: string): Promise<ReadonlyMap<number, Money>> {
  const rows = await db
    .selectFrom('cancellation_items as i')
    .innerJoin('cancellations as c', 'c.id', 'i.cancellation_id')
    .select(['i.line', sql<number>`sum(i.refund)::bigint`.as('refund')])
    .where('c.order_id', '=', orderId)
    .where('c.kind', '=', 'cancel')
    .groupBy('i.line')
    .execute()
  return new Map(rows.map(({ line, refund }) => [line, kurus(refund)]))
}
