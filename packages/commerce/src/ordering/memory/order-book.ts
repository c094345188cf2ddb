import type { BookedPayment, PaymentBook } from '../../payment/ports/payment-book.ts'
import { completeOrder } from '../complete-order.ts'
import { endPayment } from '../end-payment.ts'
import type { Ordering } from '../ports/ordering.ts'
import { reviveOrder } from '../revive-order.ts'
import { type Books, change, recordOf } from './books.ts'

export interface MemoryOrderPayment extends BookedPayment {
  readonly orderId: string
  readonly cartId: string
}

/** Payments of orders, as `sql/order-book.ts` has them. */
export const memoryOrderBook = ({ payments, orders }: Books, ports: Ordering): PaymentBook<MemoryOrderPayment> => ({
  async find(id) {
    const payment = payments.get(id)
    if (!payment) return undefined
    const { number: orderNumber, cartId, status } = recordOf(orders, payment.orderId)
    return { ...payment, id, kind: 'order', orderNumber, ownerId: '', cartId, held: status === 'awaiting_payment' }
  },
  lock: async () => undefined,
  reacquire: (payment) => reviveOrder(ports, payment),
  async complete({ id, orderId }, now) {
    await completeOrder(ports, { paymentId: id, orderId, now })
    return true
  },
  end: (payment, end) => endPayment(ports, payment, end),
  close: async ({ id }, now) => change(payments, id, { settledAt: now }),
  decideRefund: async ({ id }, refundReason) => change(payments, id, { refundReason }),
  async refunded({ id }, { failure, now }) {
    if (recordOf(payments, id).status !== 'expired') return false
    change(payments, id, { status: 'refunded', failure, settledAt: now })
    return true
  },
  tell: async () => undefined,
})
