import type { RefundNews } from './ports/payment-book.ts'

/** Why a payment ended without money, as a code; where the bank refuses it, its own words are kept instead. */
export type EndReason =
  | 'not-taken'
  | 'time-up'
  | 'replaced'
  | 'called-off'
  /** Another amount was taken and is on its way back. */
  | 'other-amount'
  | `refunded:${RefundNews}`
