import type { BookedPayment } from '../ports/payment-book.ts'

/** Kinds of purchases that are paid outside the cart. */
export type PurchaseKind = 'hgs' | 'raffle'

/** A purchase outside the cart, paid by card; it is also its payment. */
export interface Purchase extends BookedPayment {
  readonly kind: PurchaseKind
  readonly userId: string | null
  readonly content: unknown
}
