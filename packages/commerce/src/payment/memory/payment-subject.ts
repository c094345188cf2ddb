import type { PaymentSubject } from '../ports/payment-subject.ts'
import { memoryUnsettledPayments } from './unsettled-payments.ts'
import { addMemoryPayment, emptyPaymentBooks, memoryTransactions } from './payment-book.ts'

export function memoryPaymentSubject(): PaymentSubject {
  const books = emptyPaymentBooks(0)
  return {
    unsettled: memoryUnsettledPayments(books),
    transact: memoryTransactions(books),
    addPayment: async () => addMemoryPayment(books, { amount: 10_000, createdAt: new Date() }),
    units: async () => books.stock,
    async sell() {
      books.stock = 0
    },
    mails: async () => books.told.length,
  }
}
