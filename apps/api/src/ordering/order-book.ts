import type { Database } from '../platform/database/open-database.ts'
import { completeOrder } from './complete-order.ts'
import { endPayment } from './end-payment.ts'
import { spendGiftCodeAgain } from './reservation/gift-code-spending.ts'
import type { BookedPayment, PaymentBook } from '../payment/payment-book.ts'
import { tellOfOrder } from './mails/tell-of-order.ts'
import { linesOf, takeStock } from './reservation/stock.ts'

interface OrderPayment extends BookedPayment {
  readonly orderId: string
  readonly cartId: string
  readonly orderStatus: string
}

/** Payments of orders. */
export const orderBook: PaymentBook<OrderPayment> = {
  async find(db, id) {
    const found = await db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.amount', 'p.failure', 'p.settled_at as settledAt', 'p.given_up as givenUp'])
      .select((column) => column.ref('p.status').$castTo<BookedPayment['status']>().as('status'))
      .select(['o.id as orderId', 'o.number as orderNumber', 'o.owner_id as ownerId', 'o.cart_id as cartId'])
      .select(['o.status as orderStatus', 'o.expires_at as expiresAt'])
      .where('p.id', '=', id)
      .executeTakeFirst()
    return found && { ...found, kind: 'order', held: found.orderStatus === 'awaiting_payment' }
  },
  async lock(trx, { id, cartId }) {
    // Cart before payment, the order in which placing an order locks them: no deadlock.
    await trx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute()
    await trx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute()
  },
  async reacquire(trx, payment) {
    if (!(await mayRevive(trx, payment))) return false
    if (!(await spendGiftCodeAgain(trx, payment.orderId))) return false
    if (await takeStock(trx, await linesOf(trx, payment.orderId))) return false
    await trx.updateTable('orders').set({ stock_held: true }).where('id', '=', payment.orderId).execute()
    return true
  },
  async complete(trx, { id, orderId }, { config, clock }) {
    await completeOrder(trx, { paymentId: id, orderId, shop: config, now: clock.now() })
    return true
  },
  end: (trx, { id, orderId }, end) => endPayment(trx, { id, order_id: orderId }, end),
  async close(db, { id }, now) {
    await db.updateTable('payments').set({ settled_at: now }).where('id', '=', id).execute()
  },
  async refunded(trx, { id }, { failure, now }) {
    const changed = await trx
      .updateTable('payments')
      .set({ status: 'refunded', failure, settled_at: now })
      .where('id', '=', id)
      .where('status', '=', 'expired')
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },
  tell: tellOfOrder,
}

/** Money that came late still makes the order, unless the cart went another way meanwhile or the shop has closed. */
async function mayRevive(trx: Database, payment: OrderPayment): Promise<boolean> {
  const cart = await trx.selectFrom('carts').select('status').where('id', '=', payment.cartId).executeTakeFirstOrThrow()
  if (payment.orderStatus !== 'payment_failed' || cart.status !== 'active') return false
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', payment.cartId)
    .where('id', '!=', payment.orderId)
    .where('status', '!=', 'payment_failed')
    .executeTakeFirst()
  return other === undefined && (await isAllSold(trx, payment.orderId))
}

/** Nothing of an order was taken off sale meanwhile, as all of a shop is that closes. */
async function isAllSold(trx: Database, orderId: string): Promise<boolean> {
  const gone = await trx
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select('i.line')
    .where('i.order_id', '=', orderId)
    .where('p.active', '=', false)
    .executeTakeFirst()
  return gone === undefined
}
