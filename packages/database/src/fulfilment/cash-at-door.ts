import { type CashAtDoor, readSnapshot } from '@market/commerce'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../open-database.ts'
import { balanceRequests } from '../ordering/balance-requests.ts'
import { closeRefunded } from '../refunds/due-refunds.ts'

/** The parcel waits at its branch and has not been picked up. */
const waits = sql<SqlBool>`((x.events->-1) ? 'fetchUntil')`
const goesBack = sql<SqlBool>`(x.events->-1->>'key' = 'sent_back')`
const isTaken = sql<SqlBool>`(x.status = 'delivered' and (${waits} or ${goesBack}) is not true)`
const hasParcel = (which: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from parcels x where x.order_id = o.id and ${which})`

/**
 * A parcel that was not accepted still has to be cancelled, which needs the payment's amount to collect. So the payment
 * must not be completed before.
 */
const awaitsParcel = sql<boolean>`exists (select 1 from cancellations c
  where c.order_id = o.id and c.kind = 'cancel' and c.status = 'waiting')`

const isAllThere = sql<boolean>`not ${hasParcel(sql`(x.status not in ('delivered', 'cancelled') or ${waits})`)} and not ${awaitsParcel}`
const isDue = hasParcel(sql`${isTaken} and not x.cash_taken`)

export const sqlCashAtDoor = (db: Database): CashAtDoor => ({
  async takesCash(orderId) {
    const payments = db.selectFrom('payments').select('id').where('order_id', '=', orderId)
    return (await payments.where('status', '=', 'on_delivery').executeTakeFirst()) !== undefined
  },
  async due(most) {
    const rows = await db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.amount as charged', 'o.id as orderId', 'o.number', 'o.snapshot', 'o.gift_total as gift'])
      .select(balanceRequests.as('requests'))
      .select(isAllThere.as('allThere'))
      .where('p.status', '=', 'on_delivery')
      .where((order) => order.or([isAllThere, isDue]))
      .orderBy('p.created_at')
      .orderBy('p.id')
      .limit(most)
      .execute()
    return rows.map(({ snapshot, ...row }) => ({ ...row, shops: readSnapshot(snapshot).shops }))
  },
  async handedOver(orderId) {
    const rows = db.selectFrom('parcels as x').select('shop_id').where('order_id', '=', orderId).where(isTaken)
    return (await rows.execute()).map(({ shop_id }) => shop_id)
  },
  async take(orderId, shopIds) {
    if (shopIds.length === 0) return
    const parcels = db.updateTable('parcels').set({ cash_taken: true }).where('order_id', '=', orderId)
    await parcels.where('shop_id', 'in', [...shopIds]).execute()
  },
  async complete({ id, orderId }, status, at) {
    const payments = db.updateTable('payments').set({ status, settled_at: at }).where('id', '=', id)
    await payments.where('status', '=', 'on_delivery').execute()
    await closeRefunded(db, { orderId, paymentId: id })
  },
})
