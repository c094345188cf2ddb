import type { Deps } from '../platform/deps.ts'
import { findBankPayment, settleBankPayment } from './bank-payment.ts'
import { texts } from './texts.ts'

interface Transfer {
  readonly merchant_reference: string
  readonly amount: number
}
type Done = { readonly status: 'done' } | { readonly status: 'refused'; readonly reason: string }

/** The merchant has found a transfer on its statement: its payment is captured, once and with its exact amount. */
export async function receiveTransfer({ db, clock }: Pick<Deps, 'db' | 'clock'>, transfer: Transfer): Promise<Done> {
  const now = clock.now()
  const payment = await findBankPayment(db, { merchantReference: transfer.merchant_reference }, now)
  if (payment?.kind !== 'transfer' || payment.amount !== transfer.amount)
    return { status: 'refused', reason: texts.notAwaited }
  const { status } = await settleBankPayment(db, payment, { status: 'captured', reason: null }, now)
  return status === 'captured' ? { status: 'done' } : { status: 'refused', reason: payment.reason ?? texts.notAwaited }
}
