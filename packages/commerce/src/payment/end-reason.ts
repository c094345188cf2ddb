import type { RefundNews } from './ports/payment-book.ts'

/** Why a payment ended without money, as a code; a refusal of the bank is stored in the bank's words instead. */
export type EndReason =
  | 'not-taken'
  | 'time-up'
  | 'replaced'
  | 'called-off'
  /** Another amount was taken and is being refunded. */
  | 'other-amount'
  | `refunded:${RefundNews}`
