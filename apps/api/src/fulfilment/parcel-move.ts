import type { DeliveryTime, OrderStatus } from '@market/domain/orders'
import type { OrderSnapshot, ParcelEvent } from '@market/provider'

/** A parcel's step from one status to the next. */
export interface Move {
  readonly orderId: string
  readonly shopId: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly trackingNo: string | null
  readonly snapshot: OrderSnapshot
  /** When its shopper wanted it, as this move knows: one that was moved meanwhile is not taken out on its old day. */
  readonly moved: DeliveryTime | null
}
