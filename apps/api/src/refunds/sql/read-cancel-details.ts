import type { CancelDetailsWire } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { cartItems } from '@market/domain/cart'
import {
  choiceName,
  inChoice,
  laterSentencesOfReturn,
  lineName,
  moneyBack,
  type OrderOwner,
  readSnapshot,
  requestDays,
  requestRefundTo,
} from '@market/commerce'
import { type Database, deskStage, isUuid, orderExchanges, ownsOrder, sqlCancellations } from '@market/database'
import { requestStatusText } from '../request-status-text.ts'
import { texts } from '../texts.ts'

/** Requests to cancel or return, newest first: one by its id, or all of an order. Another owner's are not found. */
export async function readCancelDetails(
  db: Database,
  by: { readonly owner: OrderOwner; readonly now: Date } & ({ readonly id: string } | { readonly orderNumber: string }),
): Promise<readonly CancelDetailsWire[]> {
  if ('id' in by && !isUuid(by.id)) return []
  const own = db
    .selectFrom('cancellations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select([
      'c.id',
      'c.kind',
      'c.status',
      'c.cargo_refund',
      'c.refund',
      'c.gift',
      'c.gift_returned',
      'c.return_code',
      'c.pickup_day as pickupDay',
      'c.handed_in_at as handedInAt',
      'c.arrived_at as arrivedAt',
      'c.created_at as askedAt',
      'c.settled_at as settledAt',
    ])
    .select(['c.exchange', deskStage.as('stage'), orderExchanges.as('exchanges')])
    .select(['o.number', 'o.snapshot', 'o.gift_total as giftTotal', 'p.method', 'p.amount'])
    .where('p.status', 'in', ['paid', 'on_delivery', 'refunded', 'failed'])
    .where(ownsOrder(by.owner))
    .orderBy('c.created_at', 'desc')
  const found = await (
    'id' in by ? own.where('c.id', '=', by.id) : own.where('o.number', '=', by.orderNumber)
  ).execute()
  if (found.length === 0) return []
  const items = await db
    .selectFrom('cancellation_items')
    .selectAll()
    .where(
      'cancellation_id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('line')
    .execute()
  const number = found.find(({ kind, status }) => kind === 'return' && status === 'waiting')?.number
  const order = number && (await sqlCancellations(db).findOrder({ owner: by.owner, number }))
  return found.map(({ id, status, snapshot, exchanges, ...row }) => {
    const kind = row.kind as CancelDetailsWire['kind']
    const lines = cartItems(readSnapshot(snapshot))
    const paid = { method: row.method, charged: row.amount }
    const asked = items.filter(({ cancellation_id }) => cancellation_id === id)
    const due = requestDays({ ...row, kind }, { ...paid, gift: row.giftTotal }, by.now)
    return {
      cancel_id: id,
      order_id: row.number,
      kind,
      created_at: row.askedAt.toISOString(),
      settled_at: row.settledAt?.toISOString() ?? null,
      status: status as CancelDetailsWire['status'],
      status_text: requestStatusText({ kind, status: status as CancelDetailsWire['status'] }, row.stage),
      return_code: row.return_code,
      pickup_day: row.pickupDay,
      exchange_at: row.exchange?.at ?? null,
      handed_in_at: row.handedInAt?.toISOString() ?? null,
      arrived_at: row.arrivedAt?.toISOString() ?? null,
      due: { handed_in: due.handedIn, arrived: due.arrived, settled: due.settled, booked: due.booked },
      items: asked
        .map((item) => {
          const bought = lines[item.line - 1]
          return { ...item, goods: bought && inChoice(bought, item, exchanges) }
        })
        .map(({ goods, ...item }) => ({
          product_id: goods?.productId ?? 0,
          attr_id: item.combination,
          name: goods ? lineName(goods) : '',
          quantity: item.quantity,
          reason_id: item.reason_id,
          note: item.note,
          refund: toLira(kurus(item.refund)),
        })),
      cargo_refund: toLira(moneyBack({ method: row.method, kind }, kurus(row.cargo_refund))),
      total: toLira(moneyBack({ method: row.method, kind }, kurus(row.refund))),
      gift_code: toLira(kurus(row.gift_returned)),
      refund_to: row.exchange
        ? texts.cancel.exchangedFor(choiceName(row.exchange))
        : requestRefundTo({ ...paid, kind, gift: row.giftTotal, worth: row }, { settled: row.settledAt !== null }),
      later:
        order && kind === 'return' && status === 'waiting' ? [...laterSentencesOfReturn(order, asked, by.now)] : [],
    }
  })
}
