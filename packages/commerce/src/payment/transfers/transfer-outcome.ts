import type { Result } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import type { BookedTransfer } from './statement-entry.ts'

export type TransferBooked =
  | { readonly code: 'booked' }
  | { readonly code: 'booked-before' }
  | { readonly code: 'on-toll-account'; readonly balance: Money }
export type TransferNotBooked =
  | { readonly code: 'no-reference' }
  | { readonly code: 'no-amount' }
  | { readonly code: 'booked-for-another'; readonly before: BookedTransfer }
  | { readonly code: 'neither-order-nor-plate' }
  | { readonly code: 'no-such-order' }
  | { readonly code: 'other-amount'; readonly costs: Money }
  | { readonly code: 'too-late' }
  | { readonly code: 'other-transfer' }
  | { readonly code: 'bank-unavailable' }
  /** The payment expired while the transfer was booked: the bank has refunded it by now. */
  | { readonly code: 'sent-back' }
  | { readonly code: 'over-toll-limit'; readonly max: Money }
  | { readonly code: 'no-toll-account' }

/** The result of booking a transfer. */
export type TransferOutcome = Result<TransferBooked, TransferNotBooked>
