import { change, recordOf } from '../../ordering/memory/books.ts'
import type { DueRefunds } from '../ports/due-refunds.ts'
import { type RefundBooks, type RequestRecord, requestsOf } from './refund-books.ts'

const turn = (attempts: number): number => Math.min(6 * 3_600_000, 30_000 * 2 ** attempts)

export function memoryDueRefunds(books: RefundBooks): DueRefunds {
  const { orders, requests } = books
  const asked = ({ askedAt }: { readonly askedAt: Date | undefined }) => askedAt?.getTime() ?? 0
  const isPayable = ({ orderId, status, lines }: RequestRecord) => {
    const { payment, snapshot, cashOf } = recordOf(orders, orderId)
    if (status !== 'approved' || payment.status === 'failed') return false
    const shops = snapshot.shops.flatMap(({ shopId, items }) => items.map(() => shopId))
    return payment.status !== 'on_delivery' || lines.every(({ line }) => cashOf.includes(shops[line - 1] ?? 0))
  }
  return {
    due: async (now) =>
      [...requests.values()]
        .filter(isPayable)
        .filter((one) => !one.askedAt || asked(one) + turn(one.attempts) <= now.getTime())
        .toSorted((one, other) => asked(one) - asked(other) || one.now.getTime() - other.now.getTime())
        .map(({ id }) => id),
    async find(id) {
      const request = recordOf(requests, id)
      if (!isPayable(request)) return undefined
      const { orderId, refund, attempts } = request
      return { id, orderId, attempts, paymentId: recordOf(orders, orderId).payment.id, amount: refund }
    },
    async putOff(id, attempts, now) {
      change(requests, id, { attempts, askedAt: now })
    },
    async close({ id, orderId }) {
      if (recordOf(requests, id).status === 'approved') change(requests, id, { status: 'refunded' })
      closeRefunded(books, orderId)
    },
  }
}

/** A payment is refunded with the last unit of its order. */
export function closeRefunded(books: RefundBooks, orderId: string): void {
  const order = recordOf(books.orders, orderId)
  if (order.payment.status === 'failed') return
  const refunded = requestsOf(books, orderId).filter((one) => one.kind !== 'exchange' && one.status === 'refunded')
  const left = order.snapshot.shops
    .flatMap(({ items }) => items)
    .filter(({ quantity }, index) => {
      const parts = refunded.flatMap(({ lines }) => lines).filter(({ line }) => line === index + 1)
      return quantity > parts.reduce((sum, part) => sum + part.quantity, 0)
    })
  if (left.length === 0) change(books.orders, orderId, { payment: { ...order.payment, status: 'refunded' } })
}
