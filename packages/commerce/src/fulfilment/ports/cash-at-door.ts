import type { BalanceRequest } from '../../ordering/order-balance.ts'
import type { SnapshotShop } from '../../ordering/order-snapshot.ts'

/** A payment at the door. */
export interface DoorPayment {
  readonly id: string
  readonly orderId: string
}
export interface DueCash extends DoorPayment {
  /** Number of its order. */
  readonly number: string
  readonly shops: readonly SnapshotShop[]
  readonly charged: number
  readonly gift: number
  readonly requests: readonly BalanceRequest[]
  /** Every parcel has reached its buyer, goes back or was cancelled: the payment can be completed. */
  readonly allThere: boolean
}

/** Payments at the door, and the cash of their parcels. */
export interface CashAtDoor {
  /** Whether the courier has to take money for an order. */
  takesCash(orderId: string): Promise<boolean>
  /** Payments that have cash of a handed-over parcel which the bank has not, or that can be completed; oldest first. */
  due(most: number): Promise<readonly DueCash[]>
  /** Shops whose parcel of an order has reached its buyer. */
  handedOver(orderId: string): Promise<readonly number[]>
  /** The bank has the cash of these parcels. */
  take(orderId: string, shopIds: readonly number[]): Promise<void>
  /** Completes a payment that is still open. If all of its order was refunded before, it becomes refunded. */
  complete(payment: DoorPayment, as: 'paid' | 'failed', at: Date): Promise<void>
}
