import type { bankCalls } from '@market/bank-protocol'
import type { InferOutput } from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { findBankPayment, settleBankPayment } from '../books/bank-payment.ts'
import { texts } from '../texts.ts'

type Wish = InferOutput<typeof bankCalls.receiveTransfer.body>
type Done = InferOutput<typeof bankCalls.receiveTransfer.answer>

/**
 * Captures a payment once the merchant has found its transfer on the statement: once, and only with its exact amount.
 */
export async function receiveTransfer({ db, clock }: Pick<BankDeps, 'db' | 'clock'>, transfer: Wish): Promise<Done> {
  const now = clock.now()
  const payment = await findBankPayment(db, { merchantReference: transfer.merchant_reference }, now)
  if (payment?.kind !== 'transfer' || payment.amount !== transfer.amount)
    return { status: 'refused', reason: texts.notAwaited }
  const { status } = await settleBankPayment(db, payment, { status: 'captured', reason: null }, now)
  return status === 'captured' ? { status: 'done' } : { status: 'refused', reason: payment.reason ?? texts.notAwaited }
}
