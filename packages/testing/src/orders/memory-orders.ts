import { type Order, type OrderGateway, succeed } from '@market/domain'
import { notFound } from '../kernel/failing.ts'

export interface MemoryOrders extends OrderGateway {
  /** Adds an order as the newest. */
  place(order: Order): void
}

/** One caller's orders. */
export const memoryOrders = (placed: readonly Order[] = []): MemoryOrders => {
  let orders = placed
  const find = async (id: string, email?: string) => {
    const order = orders.find((one) => one.orderId === id && (email === undefined || one.email === email))
    return order ? succeed(order) : notFound('Sipariş bulunamadı.')
  }
  return {
    place: (order) => {
      orders = [order, ...orders]
    },
    last: async () => succeed(orders[0] ?? null),
    list: async ({ limit = 10, offset = 0 } = {}) =>
      succeed({ resultCount: orders.length, orders: orders.slice(offset, offset + limit) }),
    one: (id) => find(id),
    track: (id) => find(id),
    guestTrack: ({ orderId, email }) => find(orderId, email),
  }
}
