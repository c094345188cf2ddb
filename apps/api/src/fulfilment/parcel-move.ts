import type { DeliveryTime, OrderStatus } from '@market/domain/orders'
import type { OrderSnapshot, ParcelEvent } from '@market/commerce'

/** A parcel's step from one status to the next. */
export interface Move {
  readonly orderId: string
  readonly shopId: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly trackingNo: string | null
  readonly snapshot: OrderSnapshot
  /**
   * The delivery time known when this move was planned. If the shopper changes it meanwhile, the move is skipped, so
   * that the parcel is not taken out on the old day.
   */
  readonly moved: DeliveryTime | null
}
