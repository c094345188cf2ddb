import { fail, formatPrice, kurus, succeed } from '@market/domain'
import type { BookedOrNot, StatementEntry, TransferContext } from '../payment/transfers/book-transfer.ts'
import { claimTransfer } from '../payment/transfers/claim-transfer.ts'
import type { Payments } from '../payment/settle-payment.ts'

/**
 * Books a transfer for an order: the bank is told that its money is there, and the payment is settled as every other. A run
 * that was cut off is made whole by the next; `claimed` is the payment that an earlier one has booked it for.
 */
export async function bookOrderTransfer(
  { deps, provider, payments }: TransferContext & { readonly payments: Payments },
  transfer: StatementEntry,
  claimed: string | undefined,
): Promise<BookedOrNot> {
  const { db, clock } = deps
  const { bankReference, bookedFor: number, amount } = transfer
  const payment = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.status', 'p.amount'])
    .where('o.number', '=', number)
    .where('p.method', '=', 'bank_transfer')
    .executeTakeFirst()
  if (!payment) return fail(`There is no order ${number} that is paid by transfer.`)
  if (payment.amount !== amount)
    return fail(
      `Order ${number} costs ${formatPrice(kurus(payment.amount))}, not ${formatPrice(amount)}. Nothing was booked.`,
    )
  const settled = payment.status === 'paid' || payment.status === 'refunded'
  if (settled && claimed) return succeed(`${bankReference} is booked already. Nothing was booked now.`)
  if (payment.status !== 'pending') return fail(tooLate(number))
  if (!claimed && !(await claimTransfer(db, transfer, { paymentId: payment.id, now: clock.now() })))
    return fail(`Another transfer was booked for order ${number}. Nothing was booked: this one has to be sent back.`)

  // The shopper may have gone before the bank was told of the payment at all.
  const wish = { id: payment.id, amount, installment: 1, instrument: { kind: 'transfer', title: number } } as const
  const started = await provider.start(wish)
  const received = started.ok ? await provider.receiveTransfer(payment.id, amount) : started
  if (!received.ok && received.failure.kind === 'unavailable')
    return fail(`The bank did not answer. Say the same again: nothing is booked twice.`)
  await payments.settle(deps, provider, payment.id)
  const ended = await payments.find(db, payment.id)
  if (ended?.status === 'paid') return succeed(`Order ${number} is paid with ${formatPrice(amount)}.`)
  await db.deleteFrom('booked_transfers').where('bank_reference', '=', bankReference).execute()
  return fail(ended?.status === 'refunded' ? sentBack(number) : tooLate(number))
}

/** Its time was up while it was booked: the bank has given it back by now. */
const sentBack = (number: string) =>
  `Order ${number} was called off meanwhile, and the bank has sent the transfer back already. Nothing has to be done.`

const tooLate = (number: string) =>
  `Order ${number} awaits no money any more: it is paid or called off. Nothing was booked: the transfer has to be sent back.`
