import { sql } from 'kysely'
import type { Cancellations, NewRequest } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { findOrder } from './find-order.ts'
import { keepReturnPhotos, looseReturnPhotos } from './return-photos.ts'

export const sqlCancellations = (trx: Database): Cancellations => ({
  findOrder: (of) => findOrder(trx, of),
  lockOrder: (of) => findOrder(trx, of, { lock: true }),
  loosePhotos: (orderId, keys) => looseReturnPhotos(trx, orderId, keys),
  write: (request) => write(trx, request),
  async cancelParcels(orderId, shopIds) {
    if (shopIds.length === 0) return
    await trx
      .updateTable('parcels')
      .set({ status: 'cancelled' })
      .where('order_id', '=', orderId)
      .where('shop_id', 'in', [...shopIds])
      .execute()
  },
  async uncountSales(units, ofWeek) {
    for (const { productId, quantity } of units.toSorted((one, other) => one.productId - other.productId))
      await trx
        .updateTable('products')
        .set({ sold_count: sql<number>`greatest(0, sold_count - ${quantity})` })
        .$if(ofWeek, (query) => query.set({ sold_week: sql<number>`greatest(0, sold_week - ${quantity})` }))
        .where('id', '=', productId)
        .execute()
  },
  async failPayment(paymentId, now) {
    await trx.updateTable('payments').set({ status: 'failed', settled_at: now }).where('id', '=', paymentId).execute()
  },
})

async function write(trx: Database, { lines, now, ...request }: NewRequest): Promise<void> {
  await trx
    .insertInto('cancellations')
    .values({
      id: request.id,
      order_id: request.orderId,
      kind: request.kind,
      status: request.status,
      cargo_refund: request.cargoRefund,
      cargo_shops: [...request.cargoShops],
      refund: request.refund,
      gift: request.gift,
      gift_returned: request.giftReturned,
      return_code: request.returnCode,
      pickup_day: request.pickupDay,
      exchange: request.exchange ? JSON.stringify(request.exchange) : null,
      created_at: now,
      settled_at: request.status === 'refunded' ? now : null,
    })
    .execute()
  await trx
    .insertInto('cancellation_items')
    .values(
      lines.map(({ line, combination, quantity, reasonId, note, refund, gift }) => ({
        cancellation_id: request.id,
        line,
        combination,
        quantity,
        reason_id: reasonId,
        note,
        refund,
        gift,
      })),
    )
    .execute()
  await keepReturnPhotos(trx, request.id, request.photos)
}
