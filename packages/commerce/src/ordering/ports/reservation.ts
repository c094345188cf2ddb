import type { GiftCodeSpending } from './gift-code-spending.ts'
import type { OpenOrders } from './open-orders.ts'
import type { PromotionUses } from './promotion-uses.ts'
import type { Stock } from './stock.ts'

/** All that an order reserves for its shopper, in lock order: gift codes, coupons, open orders, stock. */
export interface Reservation {
  readonly giftCodes: GiftCodeSpending
  readonly promotions: PromotionUses
  readonly openOrders: OpenOrders
  readonly stock: Stock
}
