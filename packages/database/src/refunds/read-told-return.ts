import { kurus } from '@market/domain/money'
import { inChoice, laterSentencesOfReturn, type ToldReturn } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { readOrder } from './find-order.ts'

/**
 * The notification for a return that has arrived or is refunded; undefined for a waiting one, a cancelled line and an
 * exchange. With `any` also for a waiting or refused return.
 */
export async function readToldReturn(
  trx: Database,
  id: string,
  now: Date,
  which: 'settled' | 'any' = 'settled',
): Promise<ToldReturn | undefined> {
  const found = await trx
    .selectFrom('cancellations')
    .select(['order_id', 'kind', 'status', 'refund', 'cargo_refund', 'gift_returned'])
    .where('id', '=', id)
    .where((request) => request.or([request('kind', '=', 'return'), request('return_code', 'is not', null)]))
    .where('kind', '<>', 'exchange')
    .$if(which === 'settled', (query) => query.where('status', 'in', ['approved', 'refunded']))
    .executeTakeFirst()
  if (!found) return undefined
  const order = await readOrder(trx, found.order_id)
  if (!order.payment) return undefined
  const items = order.snapshot.shops.flatMap((shop) => shop.items)
  const lines = await trx
    .selectFrom('cancellation_items')
    .select(['line', 'combination', 'quantity'])
    .where('cancellation_id', '=', id)
    .orderBy('line')
    .execute()
  const kind = found.kind === 'cancel' ? 'cancel' : 'return'
  const isPaid = kind === 'return' || order.payment.method !== 'cash_on_delivery'
  return {
    // A parcel that was to be paid at the door is closed on its return, without a refund.
    news: isPaid && found.status === 'refunded' ? 'paid' : 'arrived',
    kind,
    order,
    payment: order.payment,
    refund: kurus(found.refund),
    cargoRefund: kurus(found.cargo_refund),
    later: laterSentencesOfReturn(order, lines, now),
    giftReturned: kurus(found.gift_returned),
    lines: lines.flatMap(({ quantity, ...had }) => {
      const item = items[had.line - 1]
      return item ? [{ item: inChoice(item, had, order.exchanges), quantity }] : []
    }),
  }
}
