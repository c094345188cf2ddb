import type { Money } from '@market/domain'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import type { OrderToRefund, RefundedPayment } from './order-to-refund.ts'

/** What a shopper is told of a return: that it has come, and that its money went back; or that a parcel that was not taken has come back. */
export interface ToldReturn {
  readonly news: 'arrived' | 'paid' | 'untaken'
  readonly order: Pick<OrderToRefund, 'number' | 'email' | 'userId'>
  readonly payment: Pick<RefundedPayment, 'method' | 'charged'>
  /** Cargo included. */
  readonly refund: Money
  /** What went back onto the gift code when it came. */
  readonly giftReturned: Money
  readonly lines: readonly {
    readonly item: Pick<SnapshotItem, 'brand' | 'name' | 'attributes' | 'image' | 'url'>
    readonly quantity: number
  }[]
}
