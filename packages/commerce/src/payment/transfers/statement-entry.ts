import { asciiUpper } from '@market/domain/text'
import type { Money } from '@market/domain/money'

/** A transfer on the shop's account statement. */
export interface StatementEntry {
  /** The bank's reference: a transfer is booked once, however often it is read. */
  readonly bankReference: string
  /** The transfer's reference text: an order number or the plate of a toll account. */
  readonly bookedFor: string
  readonly amount: Money
}

export interface BookedTransfer {
  readonly bookedFor: string
  readonly amount: Money
  readonly paymentId: string
}

/** The entry with both references in capital letters, for comparison. */
export const statementEntry = (typed: StatementEntry): StatementEntry => ({
  ...typed,
  bankReference: asciiUpper(typed.bankReference),
  bookedFor: asciiUpper(typed.bookedFor),
})
