import type { Asked } from '../kernel/gateway-failure.ts'
import type { OrderId } from './order-id.ts'
import type { Order } from './order.ts'

/** Which of the two shops an order belongs to: goods, or motorway tolls. */
export type OrderPlatform = 'pttavm' | 'hgs'

/** One page of orders, and how many there are of all. */
export interface OrderPage {
  readonly resultCount: number
  /** Newest first. */
  readonly orders: readonly Order[]
}

/** Orders of the caller; another's order is not found. */
export interface OrderGateway {
  /** The order placed last; null when there is none. */
  last(platform?: OrderPlatform): Asked<Order | null>
  list(page?: { readonly limit?: number; readonly offset?: number }): Asked<OrderPage>
  one(id: OrderId): Asked<Order>
  track(id: OrderId): Asked<Order>
  /** By the number and the e-mail address it was placed with. */
  guestTrack(order: { readonly orderId: OrderId; readonly email: string }): Asked<Order>
}
