import { endPayment } from '../end-payment.ts'
import type { StartedPayments } from '../../payment/ports/started-payments.ts'
import { type Books, change, recordOf } from './books.ts'
import { memoryOrdering } from './ordering.ts'

export const memoryStartedPayments = (books: Books): StartedPayments => ({
  async find(paymentId) {
    const { status, amount, failure, installment } = recordOf(books.payments, paymentId)
    return { status, amount, failure, installment }
  },
  begin: async (paymentId, { reference, link }) =>
    change(books.payments, paymentId, { reference, ...(link !== undefined && { link }) }),
  async refuse(id, { reason, now }) {
    const { orderId } = recordOf(books.payments, id)
    await endPayment(memoryOrdering(books), { id, orderId }, { status: 'failed', failure: reason, settledAt: now })
  },
})
