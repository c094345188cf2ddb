import type { PaymentMethod } from '@market/domain/checkout'
import type { DeliveryTime, OrderStatus } from '@market/domain/orders'
import type { OrderSnapshot } from '../../ordering/order-snapshot.ts'
import type { ParcelEvent } from '../parcel-event.ts'

/** Names a parcel. */
export interface ParcelOf {
  readonly orderId: string
  readonly shopId: number
}
export type ParcelSnapshot = Pick<OrderSnapshot, 'shops' | 'shipping' | 'delivery'>

/** A parcel's step from one status to the next. */
export interface ParcelMove extends ParcelOf {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly trackingNo: string | null
  readonly snapshot: ParcelSnapshot
  /**
   * The delivery time known when this move was planned. If the shopper changes it meanwhile, the move is skipped, so
   * that the parcel is not taken out on the old day.
   */
  readonly moved: DeliveryTime | null
}
/** A parcel that the carrier may move. */
export interface MovingParcel extends ParcelOf {
  readonly number: string
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly trackingNo: string | null
  readonly moved: DeliveryTime | null
  readonly snapshot: ParcelSnapshot
  readonly method: PaymentMethod
  /** City of its shop. */
  readonly city: string
}

/** Parcels of paid orders. */
export interface Parcels {
  /** Those that are under way, wait at a branch or locker, or are prepared by a shop without a team. */
  moving(): Promise<readonly MovingParcel[]>
  /**
   * Records a step; false if the parcel is not as it was when the step was planned. Of concurrent steps one is
   * recorded.
   */
  advance(move: ParcelMove): Promise<boolean>
  /** Counts a try of a parcel's code; false if no tries are left. Concurrent tries are all counted. */
  takeTry(of: ParcelOf): Promise<boolean>
}
