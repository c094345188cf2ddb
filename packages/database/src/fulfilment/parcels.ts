import { type Parcels, readSnapshot } from '@market/commerce'
import { handOverTries } from '@market/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { settledStatuses } from '../refunds/settled-statuses.ts'
import { movedTo } from './moved-to.ts'

const waitsAtCounter = sql<boolean>`(p.status = 'delivered' and (p.events->-1) ? 'fetchUntil')`

export const sqlParcels = (db: Database): Parcels => ({
  async moving() {
    const rows = await db
      .selectFrom('parcels as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .innerJoin('shops as s', 's.id', 'p.shop_id')
      .innerJoin('payments as m', 'm.order_id', 'o.id')
      .where('m.status', 'in', settledStatuses)
      .select(['p.order_id', 'p.shop_id', 'p.status', 'p.events', 'p.tracking_no', 'o.snapshot', 's.city'])
      .select(['o.number', 'm.method'])
      .select(['p.moved_day', 'p.moved_from', 'p.moved_to'])
      .where((parcel) =>
        parcel.or([
          parcel('p.status', 'in', ['shipped', 'out_for_delivery']),
          // A shop with a team ships by itself.
          parcel.and([parcel('p.status', '=', 'preparing'), parcel('s.autopilot', '=', true)]),
          waitsAtCounter,
        ]),
      )
      .where('o.status', '=', 'paid')
      .orderBy('o.paid_at')
      .orderBy('p.order_id')
      .orderBy('p.shop_id')
      .execute()
    return rows.map((row) => ({
      orderId: row.order_id,
      shopId: row.shop_id,
      number: row.number,
      status: row.status,
      events: row.events,
      trackingNo: row.tracking_no,
      moved: movedTo(row),
      snapshot: readSnapshot(row.snapshot),
      method: row.method,
      city: row.city,
    }))
  },
  async advance({ orderId, shopId, from, to, events, trackingNo, moved }) {
    const { numUpdatedRows } = await db
      .updateTable('parcels')
      .set({ status: to, events: JSON.stringify(events), tracking_no: trackingNo })
      .where('order_id', '=', orderId)
      .where('shop_id', '=', shopId)
      .where('status', '=', from)
      .where(sql<number>`jsonb_array_length(events)`, '<', events.length)
      .where('moved_day', 'is not distinct from', moved?.day ?? null)
      .where('moved_from', 'is not distinct from', moved?.from ?? null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async takeTry({ orderId, shopId }) {
    const { numUpdatedRows } = await db
      .updateTable('parcels')
      .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
      .where('order_id', '=', orderId)
      .where('shop_id', '=', shopId)
      .where('code_tries', '<', handOverTries)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})
