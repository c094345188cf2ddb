import { randomInt, randomUUID } from 'node:crypto'
import { returnGiftCodePart } from '../ordering/reservation/gift-code-spending.ts'
import { sqlGiftCodes } from '../ordering/sql/gift-code-spending.ts'
import { sqlStock } from '../ordering/sql/stock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { cancelMail } from './cancel-mail.ts'
import type { LinkShop } from '../ordering/mails/order-link.ts'
import { type CancellableOrder, type OrderOf, loadCancellable } from './cancellable-order.ts'
import { uncountSales } from './uncount-sales.ts'
import { type CancelPlan, planCancel, type WantedLine } from './plan-cancel.ts'

/**
 * Cancels lines, or takes them for sending back: in the transaction given, with the order locked, so that of many at once
 * each sees what the one before has left. What is cancelled before it leaves is free for others at once; what comes back
 * is so when it has come. The money follows after the commit. Gives the id of the request.
 */
export async function createCancellation(
  trx: Database,
  request: {
    readonly of: OrderOf
    readonly wanted: readonly WantedLine[]
    readonly shop: LinkShop
    readonly now: Date
  },
): Promise<string> {
  const { of, now, shop } = request
  const order = await loadCancellable(trx, of, now, { lock: true })
  const plan = planCancel(order, request.wanted)
  const id = randomUUID()
  const returnCode = plan.kind === 'return' ? `IADE${String(randomInt(100_000_000)).padStart(8, '0')}` : null
  const settled = plan.kind === 'cancel' && (!order.payment.collected || plan.total === 0)
  await trx
    .insertInto('cancellations')
    .values({
      id,
      order_id: order.id,
      kind: plan.kind,
      status: settled ? 'refunded' : plan.kind === 'cancel' ? 'approved' : 'waiting',
      cargo_refund: plan.cargoRefund,
      refund: plan.total,
      gift: plan.gift,
      gift_returned: plan.giftBack,
      return_code: returnCode,
      created_at: now,
      settled_at: settled ? now : null,
    })
    .execute()
  await trx
    .insertInto('cancellation_items')
    .values(
      plan.lines.map(({ line, wanted, refund, gift }) => ({
        cancellation_id: id,
        line: line.line,
        quantity: wanted.quantity,
        reason_id: wanted.reasonId,
        note: wanted.note,
        refund,
        gift,
      })),
    )
    .execute()
  if (plan.kind === 'cancel') await cancelNow(trx, { order, plan, now })
  await writeMail(trx, cancelMail(shop, { order, plan, returnCode, now }), now)
  return id
}

interface CancelNow {
  readonly order: CancellableOrder
  readonly plan: CancelPlan
  readonly now: Date
}

async function cancelNow(trx: Database, { order, plan, now }: CancelNow): Promise<void> {
  if (plan.emptiedShops.length > 0)
    await trx
      .updateTable('parcels')
      .set({ status: 'cancelled' })
      .where('order_id', '=', order.id)
      .where('shop_id', 'in', [...plan.emptiedShops])
      .execute()
  await returnGiftCodePart(sqlGiftCodes(trx), order.id, plan.gift)
  await sqlStock(trx).giveBack(plan.lines.map(unitsOf))
  await uncountSales(trx, plan.lines, { paidAt: order.paidAt, now })
  if (order.payment.collected) return
  const moving = await trx
    .selectFrom('parcels')
    .select('shop_id')
    .where('order_id', '=', order.id)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst()
  // Nothing is left that could be paid at the door.
  if (!moving)
    await trx
      .updateTable('payments')
      .set({ status: 'failed', settled_at: now })
      .where('id', '=', order.payment.id)
      .execute()
}

/** Discounted units come back first. */
const unitsOf = ({ line: { item, left }, wanted: { quantity } }: CancelPlan['lines'][number]) => {
  const returned = item.quantity - left
  const discounted = Math.min(item.discountedUnits, returned + quantity) - Math.min(item.discountedUnits, returned)
  return { productId: item.productId, combination: item.combination, quantity, discounted }
}
