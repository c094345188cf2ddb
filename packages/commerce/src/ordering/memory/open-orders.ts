import type { OpenOrders } from '../ports/open-orders.ts'
import { type Books, change, recordOf } from './books.ts'

export const memoryOpenOrders = ({ products, carts, orders, payments }: Books): OpenOrders => {
  const ofCart = (cartId: string) => [...orders].filter(([, order]) => order.cartId === cartId)
  const paymentOf = (orderId: string) => [...payments].find(([, payment]) => payment.orderId === orderId)
  return {
    async failAll(cartId) {
      const open = ofCart(cartId).flatMap(([id, { status }]) => (status === 'awaiting_payment' ? [id] : []))
      for (const id of open) change(orders, id, { status: 'payment_failed' })
      return open
    },
    async expireReplaced(orderId) {
      const [id, payment] = paymentOf(orderId) ?? []
      if (id !== undefined && payment?.status === 'pending')
        change(payments, id, { status: 'expired', failure: 'replaced', givenUp: true })
    },
    async endPayment(paymentId, { givenUp = false, ...end }) {
      const { status, method } = recordOf(payments, paymentId)
      if (status !== 'pending') return undefined
      change(payments, paymentId, { ...end, givenUp })
      return method
    },
    async endOrder(orderId, status) {
      if (recordOf(orders, orderId).status === 'awaiting_payment') change(orders, orderId, { status })
    },
    linesOf: async (orderId) => recordOf(orders, orderId).lines,
    async release(orderId) {
      const { held } = recordOf(orders, orderId)
      change(orders, orderId, { held: false })
      return held
    },
    hold: async (orderId) => change(orders, orderId, { held: true }),
    late: async ({ orderId, cartId }) => ({
      status: recordOf(orders, orderId).status,
      cartActive: recordOf(carts, cartId).status === 'active',
      replaced: ofCart(cartId).some(([id, { status }]) => id !== orderId && status !== 'payment_failed'),
      allSold: recordOf(orders, orderId).lines.every(({ productId }) => recordOf(products, productId).active),
    }),
    unsettled: async (cartId) =>
      ofCart(cartId).flatMap(([id, order]) => {
        const awaiting = order.status === 'awaiting_payment'
        const payment = paymentOf(id)?.[1]
        return awaiting || (payment?.status === 'expired' && payment.settledAt === null) ? [{ id, awaiting }] : []
      }),
    async move(orderIds, toCart) {
      for (const id of orderIds) change(orders, id, { cartId: toCart })
    },
  }
}
