import { formatPrice } from '@market/domain/money'
import {
  statementEntry,
  type StatementEntry,
  type TransferBooked,
  type TransferNotBooked,
  type TransferOutcome,
} from '@market/commerce'

type Outcome = TransferBooked | TransferNotBooked
type Sentences = {
  readonly [Code in Outcome['code']]: (
    transfer: StatementEntry,
    outcome: Extract<Outcome, { readonly code: Code }>,
    typed: StatementEntry,
  ) => string
}

const sentences: Sentences = {
  booked: ({ bookedFor, amount }) => `Order ${bookedFor} is paid with ${formatPrice(amount)}.`,
  'booked-before': ({ bankReference }) => `${bankReference} is booked already. Nothing was booked now.`,
  'on-toll-account': ({ bookedFor, amount }, { balance }) =>
    `${formatPrice(amount)} is on the account of ${bookedFor}, which has ${formatPrice(balance)} now.`,
  'no-reference': (_, __, { bankReference }) => `"${bankReference}" is no reference of a bank's statement.`,
  'no-amount': ({ amount }) => `${formatPrice(amount)} is no amount that comes in.`,
  'booked-for-another': ({ bankReference }, { before }) =>
    `${bankReference} was booked for ${before.bookedFor} with ${formatPrice(before.amount)}. Nothing was booked now.`,
  'neither-order-nor-plate': (_, __, { bookedFor }) =>
    `"${bookedFor}" is neither the number of an order (GV-…) nor a plate.`,
  'no-such-order': ({ bookedFor }) => `There is no order ${bookedFor} that is paid by transfer.`,
  'other-amount': ({ bookedFor, amount }, { costs }) =>
    `Order ${bookedFor} costs ${formatPrice(costs)}, not ${formatPrice(amount)}. Nothing was booked.`,
  'too-late': ({ bookedFor }) =>
    `Order ${bookedFor} awaits no money any more: it is paid or called off. Nothing was booked: the transfer has to be sent back.`,
  'other-transfer': ({ bookedFor }) =>
    `Another transfer was booked for order ${bookedFor}. Nothing was booked: this one has to be sent back.`,
  'bank-unavailable': () => `The bank did not answer. Say the same again: nothing is booked twice.`,
  'sent-back': ({ bookedFor }) =>
    `Order ${bookedFor} was called off meanwhile, and the bank has sent the transfer back already. Nothing has to be done.`,
  'over-toll-limit': ({ amount }, { max }) =>
    `${formatPrice(amount)} is more than the ${formatPrice(max)} that a toll account takes at once. Nothing was booked.`,
  'no-toll-account': ({ bookedFor }) => `There is no toll account of ${bookedFor}. Nothing was booked.`,
}

/** The result of booking a transfer as a sentence for the operator. */
export function transferSentence(typed: StatementEntry, outcome: TransferOutcome): string {
  const end = outcome.ok ? outcome.value : outcome.failure
  return sentences[end.code](statementEntry(typed), end as never, typed)
}
