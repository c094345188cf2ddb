import type { BookedPayment } from '../ports/payment-book.ts'

/** Kinds of purchases that are paid outside the cart. */
export type PurchaseKind = 'hgs' | 'raffle'

/** Something outside the cart that is paid by card; it is its own payment. */
export interface Purchase extends BookedPayment {
  readonly kind: PurchaseKind
  readonly userId: string | null
  readonly content: unknown
}
