import type { PurchaseKind } from '../../platform/database/tables/checkout-tables.ts'
import type { BookedPayment } from '../ports/payment-book.ts'

/** Something outside the cart that is paid by card; it is its own payment. */
export interface Purchase extends BookedPayment {
  readonly kind: PurchaseKind
  readonly userId: string | null
  readonly content: unknown
}
