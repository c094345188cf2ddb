import type { Checkout } from './checkout.ts'
import type { OrderNews } from './order-news.ts'
import type { Orders } from './orders.ts'
import type { Reservation } from './reservation.ts'

/** All ports of ordering. The cart is locked first (`orders.lockCart`), then the reservations in their own order. */
export interface Ordering extends Reservation {
  readonly orders: Orders
  readonly checkout: Checkout
  readonly news: OrderNews
}
