import { paymentEnds, sqlReservation } from '@market/database'
import { type BookedPayment, completeOrder, endPayment, reviveOrder } from '@market/commerce'
import type { OpenPaymentBook } from '../../payment/sql/payments.ts'
import { tellOfOrder } from './tell-of-order.ts'
import { sqlOrdering } from './ordering.ts'

interface OrderPayment extends BookedPayment {
  readonly orderId: string
  readonly cartId: string
  readonly orderStatus: string
}

/** Payments of orders. */
export const orderBook: OpenPaymentBook<OrderPayment> = (trx, config) => ({
  async find(id) {
    const found = await trx
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.amount', 'p.failure', 'p.settled_at as settledAt', 'p.given_up as givenUp'])
      .select('p.refund_reason as refundReason')
      .select((column) => column.ref('p.status').$castTo<BookedPayment['status']>().as('status'))
      .select(['o.id as orderId', 'o.number as orderNumber', 'o.owner_id as ownerId', 'o.cart_id as cartId'])
      .select(['o.status as orderStatus', 'o.expires_at as expiresAt'])
      .where('p.id', '=', id)
      .executeTakeFirst()
    return found && { ...found, kind: 'order', held: found.orderStatus === 'awaiting_payment' }
  },
  async lock({ id, cartId }) {
    // Lock the cart before the payment, as placing an order does, to avoid a deadlock.
    await trx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute()
    await trx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute()
  },
  reacquire: (payment) => reviveOrder(sqlReservation(trx), payment),
  async complete({ id, orderId }, now) {
    await completeOrder(sqlOrdering(trx, config), { paymentId: id, orderId, now })
    return true
  },
  end: (payment, end) => endPayment(sqlReservation(trx), payment, end),
  ...paymentEnds(trx, 'payments'),
  tell: (payment, news, now) => tellOfOrder(trx, config, { payment, news, now }),
})
