import type { CancelDetailsWire } from '@market/contract'
import { kurus, toLira, cartItems } from '@market/domain'
import { choiceName, lineName, moneyBack, type OrderOwner, readSnapshot, requestRefundTo } from '@market/provider'
import { type Database, isUuid, ownsOrder } from '@market/database'
import { texts } from '../texts.ts'

/** Requests to give back, newest first: one by its id, or all of an order. Another owner's are not found. */
export async function readCancelDetails(
  db: Database,
  by: { readonly owner: OrderOwner } & ({ readonly id: string } | { readonly orderNumber: string }),
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
      'c.gift_returned',
      'c.return_code',
      'c.pickup_day',
      'c.handed_in_at',
      'c.arrived_at',
      'c.created_at',
      'c.settled_at',
    ])
    .select('c.exchange')
    .select(['o.number', 'o.snapshot', 'p.method', 'p.amount'])
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
  return found.map(({ id, kind, status, snapshot, ...row }) => {
    const lines = cartItems(readSnapshot(snapshot))
    return {
      cancel_id: id,
      order_id: row.number,
      kind: kind as CancelDetailsWire['kind'],
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
      status: status as CancelDetailsWire['status'],
      status_text: texts.cancel.status[kind as CancelDetailsWire['kind']][status as CancelDetailsWire['status']],
      return_code: row.return_code,
      pickup_day: row.pickup_day,
      exchange_at: row.exchange?.at ?? null,
      handed_in_at: row.handed_in_at?.toISOString() ?? null,
      arrived_at: row.arrived_at?.toISOString() ?? null,
      items: items
        .filter(({ cancellation_id }) => cancellation_id === id)
        .map((item) => ({ ...item, bought: lines[item.line - 1] }))
        .map(({ bought, ...item }) => ({
          product_id: bought?.productId ?? 0,
          attr_id: bought?.combination ?? '',
          name: bought ? lineName(bought) : '',
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
        : requestRefundTo({ method: row.method, kind, charged: row.amount }),
    }
  })
}
