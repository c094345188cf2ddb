import { kurus } from '@market/domain/money'
import { change, recordOf } from '../../ordering/memory/books.ts'
import { memoryGiftCodes } from '../../ordering/memory/gift-code-spending.ts'
import { memoryPromotionUses } from '../../ordering/memory/promotion-uses.ts'
import { memoryStock } from '../../ordering/memory/stock.ts'
import type { OrderOwner } from '../../ordering/order-owner.ts'
import { emailKey } from '../../session/email-key.ts'
import type { OrderToRefund } from '../order-to-refund.ts'
import type { Cancellations, OrderOf } from '../ports/cancellations.ts'
import type { Refunds } from '../ports/refunds.ts'
import type { Returns } from '../ports/returns.ts'
import { type RefundBooks, requestsOf } from './refund-books.ts'

export function memoryRefunds(books: RefundBooks): Refunds {
  const giftCodes = memoryGiftCodes(books.goods)
  return {
    cancellations: memoryCancellations(books),
    returns: memoryReturns(books),
    giftCodes: {
      ...giftCodes,
      async lockUse(orderId) {
        const use = await giftCodes.lockUse(orderId)
        return use && { ...use, given: giftOf(books, orderId) }
      },
    },
    promotions: memoryPromotionUses(books.goods),
    stock: memoryStock(books.goods),
    goods: {
      choicesOf: async (productId) =>
        Object.entries(recordOf(books.goods.products, productId).stocks).map(([combination, stock]) => ({
          combination,
          stock,
          addPrice: 0,
          attributes: [{ key: 'Beden', value: combination }],
        })),
    },
    points: {
      pointsOf: async ({ city, district }) =>
        books.points
          .filter((point) => point.city === city && point.district === district)
          .toSorted((one, other) => one.id - other.id),
    },
  }
}

function memoryCancellations(books: RefundBooks): Cancellations {
  const { orders, requests, sales, photos } = books
  const findOrder = async (of: OrderOf) => findIn(books, of)
  return {
    findOrder,
    lockOrder: findOrder,
    loosePhotos: async (orderId, keys) =>
      keys.filter((key) => photos.get(key)?.orderId === orderId && photos.get(key)?.of === undefined),
    async write(request) {
      for (const key of request.photos) photos.set(key, { orderId: request.orderId, of: request.id })
      requests.set(request.id, { ...request, handedInAt: null, attempts: 0, askedAt: undefined })
    },
    async cancelParcels(orderId, shopIds) {
      const { parcels } = recordOf(orders, orderId)
      const after = parcels.map((one) =>
        shopIds.includes(one.shopId) ? { ...one, status: 'cancelled' as const } : one,
      )
      change(orders, orderId, { parcels: after })
    },
    async uncountSales(units, ofWeek) {
      for (const { productId, quantity } of units) {
        const { sold, soldWeek } = recordOf(sales, productId)
        sales.set(productId, {
          sold: Math.max(0, sold - quantity),
          soldWeek: ofWeek ? Math.max(0, soldWeek - quantity) : soldWeek,
        })
      }
    },
    async failPayment(paymentId) {
      for (const [id, { payment }] of orders)
        if (payment.id === paymentId) change(orders, id, { payment: { ...payment, status: 'failed' } })
    },
  }
}

function memoryReturns(books: RefundBooks): Returns {
  const { orders, requests } = books
  return {
    async orderOf(owner, id) {
      const orderId = requests.get(id)?.orderId
      return orderId !== undefined && owns(owner, recordOf(orders, orderId)) ? orderId : undefined
    },
    async lock(_, id) {
      const request = requests.get(id)
      if (!request) return undefined
      const ofLine = (line: number) => request.lines.some((one) => one.line === line)
      const restExchanged =
        request.kind === 'return' &&
        requestsOf(books, request.orderId).some(
          ({ exchange, status, now }) => exchange && now > request.now && status !== 'refused' && ofLine(exchange.line),
        )
      return { ...request, restExchanged }
    },
    async remove(id) {
      requests.delete(id)
    },
    waitingBeside: async (id) =>
      requestsOf(books, recordOf(requests, id).orderId).flatMap((one) =>
        one.status === 'waiting' && one.kind !== 'exchange' ? [one.id] : [],
      ),
    async lockWaiting(id) {
      const request = requests.get(id)
      if (request?.status !== 'waiting') return undefined
      const { kind, lines, exchange, handedInAt, now: askedAt } = request
      return { order: readOrder(books, request.orderId, id), kind, lines, exchange, handedInAt, askedAt }
    },
    async handIn(id, at) {
      change(requests, id, { handedInAt: recordOf(requests, id).handedInAt ?? at })
    },
    async price(id, { lines, giftBack, ...amounts }) {
      const worth = new Map(lines.map(({ line, ...own }) => [line, own]))
      const priced = recordOf(requests, id).lines.map((one) => ({ ...one, ...worth.get(one.line) }))
      change(requests, id, { ...amounts, giftReturned: giftBack, lines: priced })
    },
    async approve(id) {
      change(requests, id, { status: 'approved' })
    },
    async finish(id) {
      change(requests, id, { status: 'refunded' })
    },
    async refuse(id) {
      change(requests, id, { status: 'refused' })
    },
    async writeGiftReturned(id, amount) {
      change(requests, id, { giftReturned: kurus(amount) })
    },
  }
}

const owns = (
  owner: OrderOwner,
  order: { readonly ownerId: string; readonly userId: string | null; readonly email: string },
) => order.ownerId === owner.ownerId || (order.userId === null && emailKey(order.email) === owner.guestKey)

function findIn(books: RefundBooks, { owner, number, email }: OrderOf): OrderToRefund | undefined {
  const order = [...books.orders.values()].find((one) => one.number === number)
  if (!order || !owns(owner, order)) return undefined
  if (email !== undefined && emailKey(email) !== emailKey(order.email)) return undefined
  return readOrder(books, order.id)
}

/** An order with its requests; while `settling` one that waits, without it and without promises of others. */
function readOrder(books: RefundBooks, orderId: string, settling?: string): OrderToRefund {
  const requests = requestsOf(books, orderId).filter(({ status }) => status !== 'refused')
  const waiting = requests.filter(({ id, status }) => status === 'waiting' && id !== settling)
  const settled = requests.filter(({ status }) => status !== 'waiting')
  const counted = settling === undefined ? requests : settled
  const order = recordOf(books.orders, orderId)
  const { payment, ...found } = order
  const { status, ...paid } = payment
  const given = Map.groupBy(
    settled.filter(({ exchange }) => !exchange).flatMap(({ lines }) => lines),
    ({ line }) => line,
  )
  const use = books.goods.uses.get(order.id)
  return {
    ...found,
    payment: status === 'failed' ? undefined : { ...paid, collected: status !== 'on_delivery', gift: order.giftTotal },
    givenBack: [...given].map(([line, parts]) => ({
      line,
      quantity: sum(parts.map(({ quantity }) => quantity)),
      refund: sum(parts.map(({ refund }) => refund)),
      gift: sum(parts.map(({ gift }) => gift)),
    })),
    denied: requestsOf(books, orderId)
      .filter((one) => one.status === 'refused' && one.denied)
      .flatMap(({ lines }) => lines),
    awaited: waiting
      .filter(({ exchange }) => !exchange)
      .flatMap(({ lines }) => lines.map(({ line, quantity, refund, gift }) => ({ line, quantity, refund, gift }))),
    exchanges: counted.flatMap((request) =>
      request.exchange ? [{ ...request.exchange, done: request.status === 'refunded' }] : [],
    ),
    cargoGiven: counted.flatMap(({ cargoShops }) => cargoShops),
    giftCode: use && {
      singleUse: recordOf(books.goods.codes, use.codeId).singleUse,
      amount: use.amount,
      taken: use.taken,
      returned: use.returned,
      given: giftOf(books, order.id),
    },
  }
}

/** The gift code's share of what is given back of an order for good. */
const giftOf = (books: RefundBooks, orderId: string): number =>
  sum(
    requestsOf(books, orderId)
      .filter(({ status }) => status !== 'waiting' && status !== 'refused')
      .map(({ gift }) => gift),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
