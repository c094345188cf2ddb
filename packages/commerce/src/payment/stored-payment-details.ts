/**
 * How a payment continues, as stored in `payments.details` and `purchases.details`. Rows without a version are of
 * version 1.
 */
export interface StoredPaymentDetails {
  readonly version?: number
  /** The bank's page where the payment continues. */
  readonly link?: string
  /** The receiving account of a transfer. */
  readonly bank?: string
  readonly holder?: string
  readonly iban?: string
  /** The reference that the transfer must state. */
  readonly reference?: string
}
