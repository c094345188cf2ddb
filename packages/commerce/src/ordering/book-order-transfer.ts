import { type Clock, fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { PaymentProvider } from '../payment/ports/payment-provider.ts'
import type { StatementEntry } from '../payment/transfers/statement-entry.ts'
import type { TransferOutcome } from '../payment/transfers/transfer-outcome.ts'
import type { AwaitedTransfers } from './ports/awaited-transfers.ts'

export interface BookOrderTransferPorts {
  readonly transfers: AwaitedTransfers
  readonly provider: Pick<PaymentProvider, 'start' | 'receiveTransfer'>
  readonly clock: Clock
  settle(paymentId: string): Promise<unknown>
}

/**
 * Books a received transfer for an order: reports the money to the bank and settles the payment as any other. A run
 * that broke off is completed by the next one; `claimed` is the payment for which an earlier run booked the transfer.
 */
export async function bookOrderTransfer(
  { transfers, provider, clock, settle }: BookOrderTransferPorts,
  transfer: StatementEntry,
  claimed: string | undefined,
): Promise<TransferOutcome> {
  const { bankReference, bookedFor: number, amount } = transfer
  const payment = await transfers.find(number)
  if (!payment) return fail({ code: 'no-such-order' })
  const { id, status } = payment
  if (payment.amount !== amount) return fail({ code: 'other-amount', costs: kurus(payment.amount) })
  if ((status === 'paid' || status === 'refunded') && claimed) return succeed({ code: 'booked-before' })
  if (status !== 'pending') return fail({ code: 'too-late' })
  if (!claimed && !(await transfers.claim(transfer, { paymentId: id, now: clock.now() })))
    return fail({ code: 'other-transfer' })

  // The shopper may have left before the payment was started at the bank.
  const started = await provider.start({ id, amount, installment: 1, instrument: { kind: 'transfer', title: number } })
  const received = started.ok ? await provider.receiveTransfer(id, amount) : started
  if (!received.ok && received.failure.kind === 'unavailable') return fail({ code: 'bank-unavailable' })
  await settle(id)
  const ended = await transfers.find(number)
  if (ended?.status === 'paid') return succeed({ code: 'booked' })
  await transfers.release(bankReference)
  return fail({ code: ended?.status === 'refunded' ? 'sent-back' : 'too-late' })
}
