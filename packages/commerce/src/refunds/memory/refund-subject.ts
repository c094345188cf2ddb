import { randomUUID } from 'node:crypto'
import { change, recordOf } from '../../ordering/memory/books.ts'
import { home } from '../../ordering/memory/sample-draft.ts'
import { type RefundSubject, sampleShops } from '../ports/refund-subject.ts'
import { memoryDueRefunds } from './due-refunds.ts'
import { emptyRefundBooks, type RefundBooks } from './refund-books.ts'
import { memoryRefunds } from './refunds.ts'

export function memoryRefundSubject(books: RefundBooks = emptyRefundBooks()): RefundSubject {
  const { goods, orders, requests, sales } = books
  return {
    ports: memoryRefunds(books),
    due: memoryDueRefunds(books),
    async addOrder(order) {
      const [id, paymentId, ownerId] = [randomUUID(), randomUUID(), randomUUID()]
      const [number, email] = [`MP${orders.size}`, `${id}@ornek.test`]
      const productIds = order.shops
        .flatMap(({ lines }) => lines)
        .map(({ discounted }) => {
          const productId = goods.products.size + 1
          const discount = discounted === undefined ? null : { number: 1, left: 0, original: discounted }
          goods.products.set(productId, {
            stocks: { '': 1, 2: 2 },
            discount,
            price: 0,
            originalPrice: 0,
            sold: 0,
            active: true,
          })
          sales.set(productId, { sold: 5, soldWeek: 5 })
          return productId
        })
      orders.set(id, {
        id,
        number,
        email,
        ownerId,
        userId: null,
        paidAt: new Date(),
        snapshot: {
          shops: sampleShops(order, productIds),
          shipping: order.to ?? { option: 'address', place: null },
          delivery: home,
        },
        giftTotal: order.code?.amount ?? 0,
        cashOf: [],
        payment: {
          id: paymentId,
          method: order.method,
          status: order.method === 'cash_on_delivery' ? 'on_delivery' : 'paid',
          charged: order.charged,
        },
        parcels: order.shops.map(({ status }, index) => ({ shopId: index + 1, status, events: [] })),
      })
      if (order.code) {
        const { amount, taken, singleUse } = order.code
        goods.codes.set(id, { balance: 0, singleUse })
        goods.uses.set(id, { codeId: id, amount, taken, returned: 0, given: 0 })
      }
      return { id, number, paymentId, email, productIds, owner: { ownerId, guestKey: null } }
    },
    async addPhoto(orderId) {
      const key = randomUUID()
      books.photos.set(key, { orderId })
      return key
    },
    async addPoint(point) {
      books.points.push(point)
    },
    async bookCash(orderId, shopId) {
      change(orders, orderId, { cashOf: [...recordOf(orders, orderId).cashOf, shopId] })
    },
    request: async (id) => requests.get(id),
    payment: async (orderId) => recordOf(orders, orderId).payment.status,
    async product(id) {
      return { stock: recordOf(goods.products, id).stocks[''] ?? 0, ...recordOf(sales, id) }
    },
  }
}
