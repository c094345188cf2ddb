/** How a payment goes on, as `payments.details` and `purchases.details` have it. Rows without a version are of version 1. */
export interface StoredPaymentDetails {
  readonly version?: number
  /** The page of the bank where it goes on. */
  readonly link?: string
  /** The account that a transfer goes to. */
  readonly bank?: string
  readonly holder?: string
  readonly iban?: string
  /** What is to be said in the transfer's text. */
  readonly reference?: string
}
