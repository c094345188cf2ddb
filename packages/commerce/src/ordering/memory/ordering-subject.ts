import { randomUUID } from 'node:crypto'
import type { OrderingSubject } from '../ports/ordering-subject.ts'
import { beginDiscount, change, emptyBooks, recordOf } from './books.ts'
import { memoryAwaitedTransfers } from './awaited-transfers.ts'
import { memoryOrdering } from './ordering.ts'
import { memoryStartedPayments } from './started-payments.ts'

export function memorySubject(): OrderingSubject {
  const books = emptyBooks()
  return {
    ports: { ...memoryOrdering(books), starts: memoryStartedPayments(books), transfers: memoryAwaitedTransfers(books) },
    async addProduct({ stocks, discounted }) {
      const id = books.products.size + 1
      const discount = discounted === undefined ? null : { number: 1, left: discounted, original: discounted }
      books.products.set(id, { stocks, discount, price: 10_000, originalPrice: 10_000, sold: 0, active: true })
      return id
    },
    discountAgain: async (id, units) => beginDiscount(books, id, units),
    addMember: async () => randomUUID(),
    told: async (number) => books.told.get(number) ?? [],
    closeShop: async (id) => change(books.products, id, { active: false }),
    async addGiftCode(code) {
      const id = randomUUID()
      books.codes.set(id, code)
      return id
    },
    async addCoupon({ maxUses }) {
      const id = randomUUID()
      books.coupons.set(id, { maxUses, perBuyer: 1_000, used: 0 })
      return id
    },
    couponUses: async (id) => recordOf(books.coupons, id).used,
    async addCart({ ownerId, lines = [], codeId }) {
      const id = randomUUID()
      books.carts.set(id, { ownerId, lines, codeId, status: 'active', revision: 1 })
      return id
    },
    async product(id) {
      const { stocks, discount, sold } = recordOf(books.products, id)
      return { stocks, discounted: discount && discount.left, sold }
    },
    balance: async (codeId) => recordOf(books.codes, codeId).balance,
    async order(id) {
      const { status, held } = recordOf(books.orders, id)
      return { status, held }
    },
    async payment(id) {
      const { status, settledAt, givenUp } = recordOf(books.payments, id)
      return { status, settled: settledAt !== null, givenUp }
    },
    async started(id) {
      const { reference, link } = recordOf(books.payments, id)
      return { reference, link }
    },
    async cart(ownerId) {
      const active = [...books.carts.values()].find((cart) => cart.ownerId === ownerId && cart.status === 'active')
      return { revision: active?.revision ?? 0, quantities: (active?.lines ?? []).map(({ quantity }) => quantity) }
    },
  }
}
