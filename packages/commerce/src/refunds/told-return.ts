import type { Money } from '@market/domain/money'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { OrderToRefund, RefundedPayment } from './order-to-refund.ts'

/** A notification about returned goods: they arrived, or their money was refunded. */
export interface ToldReturn {
  readonly news: 'arrived' | 'paid'
  /** `cancel` for a parcel that was not accepted or picked up. */
  readonly kind: 'cancel' | 'return'
  readonly order: Pick<OrderToRefund, 'number' | 'email' | 'userId'>
  readonly payment: Pick<RefundedPayment, 'method' | 'charged' | 'gift'>
  /** Includes shipping fees. */
  readonly refund: Money
  readonly cargoRefund: Money
  /** Sentences about amounts that are refunded later, with other returns of the same parcels. */
  readonly later: readonly string[]
  /** Amount put back on the gift code when the goods arrived. */
  readonly giftReturned: Money
  readonly lines: readonly {
    readonly item: Pick<SnapshotItem, 'brand' | 'name' | 'attributes' | 'image' | 'url'>
    readonly quantity: number
  }[]
}
