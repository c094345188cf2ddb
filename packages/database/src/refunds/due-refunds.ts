import { kurus } from '@market/domain/money'
import { sql } from 'kysely'
import type { DueRefunds } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { settledStatuses } from './settled-statuses.ts'

const batch = 100
const isDue = sql<boolean>`(c.asked_at is null
  or c.asked_at + least(interval '6 hours', interval '30 seconds' * power(2, least(c.attempts, 12))) <= `

/** The bank has the money of a parcel paid at the door once its cash was booked; other parcels do not matter. */
const isBooked = sql<boolean>`(p.status <> 'on_delivery' or not exists (select 1 from cancellation_items g
  join order_items i on i.order_id = c.order_id and i.line = g.line
  join parcels x on x.order_id = i.order_id and x.shop_id = i.shop_id
  where g.cancellation_id = c.id and not x.cash_taken))`

const approved = (db: Database) =>
  db
    .selectFrom('cancellations as c')
    .innerJoin('payments as p', 'p.order_id', 'c.order_id')
    .where('c.status', '=', 'approved')
    .where('p.status', 'in', settledStatuses)
    .where(isBooked)

/** `after` runs in the transaction that closes a refund, once for each. */
export const sqlDueRefunds = (
  db: Database,
  after: (trx: Database, id: string, now: Date) => Promise<void> = async () => undefined,
): DueRefunds => ({
  async due(now) {
    const open = await approved(db)
      .select('c.id')
      .where(sql<boolean>`${isDue}${now})`)
      .orderBy(sql`c.asked_at nulls first`)
      .orderBy('c.created_at')
      .orderBy('c.id')
      .limit(batch)
      .execute()
    return open.map(({ id }) => id)
  },
  async find(id) {
    const open = await approved(db)
      .select(['c.id', 'c.refund', 'c.order_id as orderId', 'c.attempts', 'p.id as paymentId'])
      .where('c.id', '=', id)
      .executeTakeFirst()
    if (!open) return undefined
    const { refund, ...found } = open
    return { ...found, amount: kurus(refund) }
  },
  async putOff(id, attempts, now) {
    await db.updateTable('cancellations').set({ asked_at: now, attempts }).where('id', '=', id).execute()
  },
  close: ({ id, orderId, paymentId }, now) =>
    db.transaction().execute(async (trx) => {
      const closed = await trx
        .updateTable('cancellations')
        .set({ status: 'refunded', settled_at: now })
        .where('id', '=', id)
        .where('status', '=', 'approved')
        .returning('id')
        .executeTakeFirst()
      await closeRefunded(trx, { orderId, paymentId })
      if (closed) await after(trx, id, now)
    }),
})

/** A payment is refunded with the last unit of its order. */
export async function closeRefunded(
  trx: Database,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<void> {
  const payments = trx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', paymentId)
  await payments.where('status', 'in', settledStatuses).where(allRefunded(orderId)).execute()
}

const allRefunded = (orderId: string) =>
  sql<boolean>`not exists (select 1 from order_items i where i.order_id = ${orderId} and i.quantity > (
    select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
    where c.order_id = i.order_id and g.line = i.line and c.kind <> 'exchange' and c.status = 'refunded'))`
