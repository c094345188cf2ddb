import type { AwaitedTransfers } from '../ports/awaited-transfers.ts'
import type { Books } from './books.ts'

export const memoryAwaitedTransfers = ({ orders, payments, transfers }: Books): AwaitedTransfers => ({
  async find(orderNumber) {
    const [id, payment] =
      [...payments].find(
        ([, { orderId, method }]) => method === 'bank_transfer' && orders.get(orderId)?.number === orderNumber,
      ) ?? []
    return id !== undefined && payment ? { id, status: payment.status, amount: payment.amount } : undefined
  },
  async claim({ bankReference }, { paymentId }) {
    if (!transfers.has(bankReference) && ![...transfers.values()].includes(paymentId))
      transfers.set(bankReference, paymentId)
    return transfers.get(bankReference) === paymentId
  },
  release: async (bankReference) => void transfers.delete(bankReference),
})
