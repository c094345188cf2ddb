import type { GiftCodeSpending } from './gift-code-spending.ts'
import type { OpenOrders } from './open-orders.ts'
import type { Stock } from './stock.ts'

/** All that an order keeps back for its shopper, in the order of locks: gift codes, open orders, stock. */
export interface Reservation {
  readonly giftCodes: GiftCodeSpending
  readonly openOrders: OpenOrders
  readonly stock: Stock
}
