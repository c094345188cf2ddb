import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import { type PaymentSubject, writeSampleOrder } from '@market/commerce/contracts'
import { transactResult, sqlStock, sqlUnsettledPayments, placePurchase } from '@market/database'
import { orderBook } from '../ordering/sql/order-book.ts'
import type { OpenPaymentBook } from '../payment/sql/payments.ts'
import { holdTickets } from '../raffle/hold-tickets.ts'
import { purchases } from '../wiring/payments.ts'
import { insertMember } from './insert-member.ts'
import { insertRaffle } from './insert-raffle.ts'
import { readMails } from './read-mails.ts'
import { sqlOrderingSubject } from './sql-ordering-subject.ts'
import type { TestApi } from './start-test-api.ts'

/** Shared by both kinds. */
const subjectOf = (
  { deps }: TestApi,
  open: OpenPaymentBook,
  book: 'payments' | 'purchases',
): Pick<PaymentSubject, 'unsettled' | 'transact' | 'mails'> => ({
  unsettled: sqlUnsettledPayments(deps.db, book),
  transact: (work) => transactResult(deps.db, (trx) => work(open(trx, deps.config))),
  async mails(id) {
    const { orderNumber = '' } = (await open(deps.db, deps.config).find(id)) ?? {}
    return (await readMails(deps.db)).filter(({ subject }) => subject.includes(orderNumber)).length
  },
})

/** Subject of the payment suite for orders, on a database with shop 1. */
export function orderPaymentSubject(api: TestApi): PaymentSubject {
  const { db } = api.deps
  const ordering = sqlOrderingSubject(api.deps)
  let productId = 0
  const line = () => ({ productId, combination: '', quantity: 1, discounted: 0, discountNumber: 1 })
  return {
    ...subjectOf(api, orderBook, 'payments'),
    async addPayment() {
      productId = await ordering.addProduct({ stocks: { '': 1 } })
      const ownerId = randomUUID()
      const cartId = await ordering.addCart({ ownerId, lines: [line()] })
      const { paymentId } = await writeSampleOrder(ordering, { cartId, ownerId, lines: [line()] })
      return paymentId
    },
    units: async () => (await ordering.product(productId)).stocks[''] ?? 0,
    sell: async () => void (await sqlStock(db).take([line()])),
  }
}

/** Subject of the payment suite for raffle tickets, on a database with shop 1. */
export function ticketPaymentSubject(api: TestApi): PaymentSubject {
  const { db, clock } = api.deps
  let productId = 0
  return {
    ...subjectOf(api, purchases, 'purchases'),
    async addPayment() {
      productId = await sqlOrderingSubject(api.deps).addProduct({ stocks: { '': 1 } })
      await insertRaffle(api, { product_id: productId, tickets: 1 })
      const { id: userId } = await insertMember(api)
      const caller = { ownerId: userId, userId }
      const lines = [{ productId, name: 'Bilet', count: 1, ticketPrice: kurus(10_000) }]
      const now = clock.now()
      await holdTickets(db, { ownerId: userId, lines }, now)
      const contract = { version: '1', documents: [] }
      const amount = kurus(10_000)
      const content = { items: lines }
      const placed = await placePurchase(db, { kind: 'raffle', caller, amount, content, contract, now })
      return placed.payment_id
    },
    async units() {
      const raffle = await db
        .selectFrom('raffles')
        .select('tickets_left')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      return raffle.tickets_left
    },
    async sell() {
      await db.updateTable('raffles').set({ tickets_left: 0 }).where('product_id', '=', productId).execute()
    },
  }
}
