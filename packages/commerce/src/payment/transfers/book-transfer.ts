import { fail, succeed } from '@market/domain/kernel'
import { isLicencePlate } from '@market/domain/validation'
import { type BookedTransfer, type StatementEntry, statementEntry } from './statement-entry.ts'
import type { TransferOutcome } from './transfer-outcome.ts'

const bankReferences = /^[\w./-]{4,64}$/

/** Books transfers for one kind of purpose; each feature that accepts transfers has an implementation. */
export interface TransferBooks {
  /** An earlier booking of the transfer, by the bank's reference. */
  before(bankReference: string): Promise<BookedTransfer | undefined>
  /** `claimed` is the payment that an earlier run booked this transfer for. */
  order(transfer: StatementEntry, claimed: string | undefined): Promise<TransferOutcome>
  tollAccount(transfer: StatementEntry): Promise<TransferOutcome>
}

/** Books a received transfer for an order or a toll account. */
export async function bookTransfer(books: TransferBooks, typed: StatementEntry): Promise<TransferOutcome> {
  const transfer = statementEntry(typed)
  const { bankReference, bookedFor, amount } = transfer
  if (!bankReferences.test(bankReference)) return fail({ code: 'no-reference' })
  if (amount <= 0) return fail({ code: 'no-amount' })
  const before = await books.before(bankReference)
  if (before && (before.bookedFor !== bookedFor || before.amount !== amount))
    return fail({ code: 'booked-for-another', before })
  if (bookedFor.startsWith('GV-')) return books.order(transfer, before?.paymentId)
  if (!isLicencePlate(bookedFor)) return fail({ code: 'neither-order-nor-plate' })
  return before ? succeed({ code: 'booked-before' }) : books.tollAccount(transfer)
}
