import { change, recordOf } from '../../ordering/memory/books.ts'
import type { DueRefunds } from '../ports/due-refunds.ts'
import { type RefundBooks, requestsOf } from './refund-books.ts'

const turn = (attempts: number): number => Math.min(6 * 3_600_000, 30_000 * 2 ** attempts)

export function memoryDueRefunds(books: RefundBooks): DueRefunds {
  const { orders, requests } = books
  const asked = ({ askedAt }: { readonly askedAt: Date | undefined }) => askedAt?.getTime() ?? 0
  return {
    due: async (now) =>
      [...requests.values()]
        .filter(({ status }) => status === 'approved')
        .filter((one) => !one.askedAt || asked(one) + turn(one.attempts) <= now.getTime())
        .toSorted((one, other) => asked(one) - asked(other) || one.now.getTime() - other.now.getTime())
        .map(({ id }) => id),
    async find(id) {
      const { orderId, status, refund, attempts } = recordOf(requests, id)
      const { payment } = recordOf(orders, orderId)
      if (status !== 'approved' || payment.status === 'failed') return undefined
      return { id, orderId, attempts, paymentId: payment.id, amount: refund }
    },
    async putOff(id, attempts, now) {
      change(requests, id, { attempts, askedAt: now })
    },
    async close({ id, orderId }) {
      if (recordOf(requests, id).status === 'approved') change(requests, id, { status: 'refunded' })
      const order = recordOf(orders, orderId)
      const refunded = requestsOf(books, orderId).filter(({ status }) => status === 'refunded')
      const left = order.snapshot.shops
        .flatMap(({ items }) => items)
        .filter(({ quantity }, index) => {
          const parts = refunded.flatMap(({ lines }) => lines).filter(({ line }) => line === index + 1)
          return quantity > parts.reduce((sum, part) => sum + part.quantity, 0)
        })
      if (left.length === 0) change(orders, orderId, { payment: { ...order.payment, status: 'refunded' } })
    },
  }
}
