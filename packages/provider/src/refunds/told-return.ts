import type { Money } from '@market/domain/money'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { OrderToRefund, RefundedPayment } from './order-to-refund.ts'

/** News for a shopper about goods that came back: they have come, or their money went back. */
export interface ToldReturn {
  readonly news: 'arrived' | 'paid'
  /** `cancel` of a parcel that was not taken. */
  readonly kind: 'cancel' | 'return'
  readonly order: Pick<OrderToRefund, 'number' | 'email' | 'userId'>
  readonly payment: Pick<RefundedPayment, 'method' | 'charged' | 'gift'>
  /** Cargo included. */
  readonly refund: Money
  /** What went back onto the gift code when it came. */
  readonly giftReturned: Money
  readonly lines: readonly {
    readonly item: Pick<SnapshotItem, 'brand' | 'name' | 'attributes' | 'image' | 'url'>
    readonly quantity: number
  }[]
}
