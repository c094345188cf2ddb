import { formatPrice } from '@market/domain'
import type { StatementEntry } from '../payment/transfers/book-transfer.ts'
import type { TransferBooked, TransferNotBooked } from './book-order-transfer.ts'

type Booking = TransferBooked | TransferNotBooked
type Sentences = {
  readonly [Code in Booking['code']]: (
    transfer: StatementEntry,
    booking: Extract<Booking, { readonly code: Code }>,
  ) => string
}

const sentences: Sentences = {
  booked: ({ bookedFor, amount }) => `Order ${bookedFor} is paid with ${formatPrice(amount)}.`,
  'booked-before': ({ bankReference }) => `${bankReference} is booked already. Nothing was booked now.`,
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
}

/** For the operator: the end of booking a transfer for an order. */
export const transferSentence = (transfer: StatementEntry, booking: Booking): string =>
  sentences[booking.code](transfer, booking as never)
