import { orderBalance, readSnapshot } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { balanceRequests } from '../ordering/balance-requests.ts'
import { movedTo } from './moved-to.ts'

/** Finds a parcel of a paid order by the order's number and the shop's id. */
export async function findParcel(db: Database, number: string, shopId: number) {
  const row = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .innerJoin('payments as y', 'y.order_id', 'o.id')
    .select(['p.order_id as orderId', 'p.status', 'p.events', 'p.tracking_no as trackingNo', 'o.snapshot', 's.city'])
    .select(['o.number', 's.name as shopName', balanceRequests.as('requests')])
    .select(['y.method', 'y.amount as charged', 'o.gift_total as gift'])
    .select(['p.moved_day', 'p.moved_from', 'p.moved_to'])
    .where('o.number', '=', number.trim().toUpperCase())
    .where('o.status', '=', 'paid')
    .where('p.shop_id', '=', shopId)
    .executeTakeFirst()
  if (!row) return undefined
  const snapshot = readSnapshot(row.snapshot)
  const { parcels } = orderBalance({ ...row, shops: snapshot.shops }, row.requests)
  const lines = parcels.find((one) => one.shopId === shopId)?.lines ?? []
  return { ...row, shopId, moved: movedTo(row), snapshot, lines }
}

/** Reads the member or guest to be notified of a parcel's steps, and the payment of the order. */
export const readParcelBuyer = (db: Database, orderId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select([
      'o.number',
      'o.email',
      'o.user_id',
      'o.owner_id',
      'o.gift_total as gift',
      'p.method',
      'p.amount as charged',
    ])
    .select(balanceRequests.as('requests'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
