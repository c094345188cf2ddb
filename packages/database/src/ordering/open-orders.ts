import type { PaymentMethod } from '@market/domain/checkout'
import type { EndReason, OpenOrders } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { isUnsettled } from '../payment/is-unsettled.ts'
import { linesOf } from './lines-of.ts'

export const sqlOpenOrders = (trx: Database): OpenOrders => ({
  async failAll(cartId) {
    const failed = await trx
      .updateTable('orders')
      .set({ status: 'payment_failed' })
      .where('cart_id', '=', cartId)
      .where('status', '=', 'awaiting_payment')
      .returning('id')
      .execute()
    return failed.map(({ id }) => id)
  },
  async expireReplaced(orderId) {
    await trx
      .updateTable('payments')
      .set({ status: 'expired', failure: 'replaced' satisfies EndReason, given_up: true })
      .where('order_id', '=', orderId)
      .where('status', '=', 'pending')
      .execute()
  },
  async endPayment(paymentId, { status, failure, settledAt, givenUp = false }) {
    const ended = await trx
      .updateTable('payments')
      .set({ status, failure, settled_at: settledAt, given_up: givenUp })
      .where('id', '=', paymentId)
      .where('status', '=', 'pending')
      .returning((column) => column.ref('method').$castTo<PaymentMethod>().as('method'))
      .executeTakeFirst()
    return ended?.method
  },
  async endOrder(orderId, status) {
    await trx
      .updateTable('orders')
      .set({ status })
      .where('id', '=', orderId)
      .where('status', '=', 'awaiting_payment')
      .execute()
  },
  linesOf: (orderId) => linesOf(trx, orderId),
  async release(orderId) {
    const held = await trx
      .updateTable('orders')
      .set({ stock_held: false })
      .where('id', '=', orderId)
      .where('stock_held', '=', true)
      .returning('id')
      .executeTakeFirst()
    return held !== undefined
  },
  async hold(orderId) {
    await trx.updateTable('orders').set({ stock_held: true }).where('id', '=', orderId).execute()
  },
  late: ({ orderId, cartId }) =>
    trx
      .selectFrom('orders as o')
      .innerJoin('carts as c', (join) => join.on('c.id', '=', cartId))
      .select('o.status')
      .select((order) => [
        order('c.status', '=', 'active').as('cartActive'),
        order
          .exists(
            order
              .selectFrom('orders as x')
              .select('x.id')
              .where('x.cart_id', '=', cartId)
              .where('x.id', '!=', orderId)
              .where('x.status', '!=', 'payment_failed'),
          )
          .$castTo<boolean>()
          .as('replaced'),
        order
          .not(
            order.exists(
              order
                .selectFrom('order_items as i')
                .innerJoin('products as p', 'p.id', 'i.product_id')
                .select('i.line')
                .where('i.order_id', '=', orderId)
                .where('p.active', '=', false),
            ),
          )
          .$castTo<boolean>()
          .as('allSold'),
      ])
      .$castTo<Awaited<ReturnType<OpenOrders['late']>>>()
      .where('o.id', '=', orderId)
      .executeTakeFirstOrThrow(),
  async unsettled(cartId) {
    const orders = await trx
      .selectFrom('orders as o')
      .select(['o.id', 'o.status'])
      .where('o.cart_id', '=', cartId)
      .where((row) =>
        row.or([
          row('o.status', '=', 'awaiting_payment'),
          row.exists(
            row.selectFrom('payments as p').select('p.id').whereRef('p.order_id', '=', 'o.id').where(isUnsettled('p')),
          ),
        ]),
      )
      .execute()
    return orders.map(({ id, status }) => ({ id, awaiting: status === 'awaiting_payment' }))
  },
  async move(orderIds, toCart) {
    await trx.updateTable('orders').set({ cart_id: toCart }).where('id', 'in', orderIds).execute()
  },
})
