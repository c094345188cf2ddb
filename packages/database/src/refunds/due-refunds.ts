import { kurus } from '@market/domain'
import { sql } from 'kysely'
import type { DueRefunds } from '@market/provider'
import type { Database } from '../open-database.ts'

const batch = 100
const isDue = sql<boolean>`(asked_at is null
  or asked_at + least(interval '6 hours', interval '30 seconds' * power(2, least(attempts, 12))) <= `

/** `after` runs in the transaction that closes a refund, once for each. */
export const sqlDueRefunds = (
  db: Database,
  after: (trx: Database, id: string, now: Date) => Promise<void> = async () => undefined,
): DueRefunds => ({
  async due(now) {
    const open = await db
      .selectFrom('cancellations')
      .select('id')
      .where('status', '=', 'approved')
      .where(sql<boolean>`${isDue}${now})`)
      .orderBy(sql`asked_at nulls first`)
      .orderBy('created_at')
      .limit(batch)
      .execute()
    return open.map(({ id }) => id)
  },
  async find(id) {
    const open = await db
      .selectFrom('cancellations as c')
      .innerJoin('payments as p', 'p.order_id', 'c.order_id')
      .select(['c.id', 'c.refund', 'c.order_id as orderId', 'c.attempts', 'p.id as paymentId'])
      .where('c.id', '=', id)
      .where('c.status', '=', 'approved')
      // Of a parcel paid at the door the bank has the money, whatever becomes of the others.
      .where('p.status', 'in', ['paid', 'refunded', 'on_delivery'])
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
      await trx
        .updateTable('payments')
        .set({ status: 'refunded' })
        .where('id', '=', paymentId)
        .where(allRefunded(orderId))
        .execute()
      if (closed) await after(trx, id, now)
    }),
})

const allRefunded = (orderId: string) =>
  sql<boolean>`not exists (select 1 from order_items i where i.order_id = ${orderId} and i.quantity > (
    select coalesce(sum(g.quantity), 0) from cancellation_items g join cancellations c on c.id = g.cancellation_id
    where c.order_id = i.order_id and g.line = i.line and c.kind <> 'exchange' and c.status = 'refunded'))`
