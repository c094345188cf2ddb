import { asciiUpper, fail, formatPrice, isLicencePlate, type Money, type Result, succeed } from '@market/domain'
import type { Deps } from '../../platform/deps.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'

/** A transfer as the shop's account statement has it. */
export interface StatementEntry {
  /** The bank's own reference: booked once, however often it is read. */
  readonly bankReference: string
  /** The transfer's reference text: an order number or the plate of a toll account. */
  readonly bookedFor: string
  readonly amount: Money
}
/** A sentence for the operator: what was done, or why nothing was. */
export type BookedOrNot = Result<string, string>

const bankReferences = /^[\w./-]{4,64}$/

export interface TransferContext {
  readonly deps: Deps
  readonly provider: PaymentProvider
}

export interface BookedTransfer {
  readonly bookedFor: string
  readonly amount: Money
  readonly paymentId: string
}

/** Books transfers for what they may be for; each room that takes transfers gives its own. */
export interface BookTransferFor {
  /** How a transfer was booked before, by the bank's reference. */
  before(context: TransferContext, bankReference: string): Promise<BookedTransfer | undefined>
  /** `claimed` is the payment that an earlier run booked this transfer for. */
  order(context: TransferContext, transfer: StatementEntry, claimed: string | undefined): Promise<BookedOrNot>
  tollAccount(context: TransferContext, transfer: StatementEntry): Promise<BookedOrNot>
}

/** Books a transfer that has come in for an order or a toll account. */
export async function bookTransfer(
  context: TransferContext,
  bookFor: BookTransferFor,
  seen: StatementEntry,
): Promise<BookedOrNot> {
  const transfer = { ...seen, bankReference: asciiUpper(seen.bankReference), bookedFor: asciiUpper(seen.bookedFor) }
  const { bankReference, bookedFor, amount } = transfer
  if (!bankReferences.test(bankReference)) return fail(`"${seen.bankReference}" is no reference of a bank's statement.`)
  if (amount <= 0) return fail(`${formatPrice(amount)} is no amount that comes in.`)
  const before = await bookFor.before(context, bankReference)
  if (before && (before.bookedFor !== bookedFor || before.amount !== amount))
    return fail(
      `${bankReference} was booked for ${before.bookedFor} with ${formatPrice(before.amount)}. Nothing was booked now.`,
    )
  if (bookedFor.startsWith('GV-')) return bookFor.order(context, transfer, before?.paymentId)
  if (!isLicencePlate(bookedFor))
    return fail(`"${seen.bookedFor}" is neither the number of an order (GV-…) nor a plate.`)
  if (before) return succeed(`${bankReference} is booked already. Nothing was booked now.`)
  return bookFor.tollAccount(context, transfer)
}
