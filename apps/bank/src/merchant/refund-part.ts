import type { bankCalls } from '@market/bank-protocol'
import type { InferOutput } from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { findBankPayment } from '../books/bank-payment.ts'
import { maskIban } from '../books/mask-iban.ts'
import { texts } from '../texts.ts'

type Wish = InferOutput<typeof bankCalls.refundPart.body>
type Done = InferOutput<typeof bankCalls.refundPart.answer>

/** Refunds a part of a captured payment, once per reference and never more than the rest. */
export function refundPart({ db, clock }: Pick<BankDeps, 'db' | 'clock'>, part: Wish): Promise<Done> {
  return db.transaction().execute(async (trx) => {
    const payment = await findBankPayment(trx, { merchantReference: part.merchant_reference }, clock.now())
    if (!payment) return { status: 'refused', reason: texts.overRefunded }
    // Lock the payment, so that the sum of its refunds does not change while it is read.
    await trx
      .selectFrom('bank.payments')
      .select('reference')
      .where('reference', '=', payment.reference)
      .forUpdate()
      .execute()
    const given = await trx
      .selectFrom('bank.refunds')
      .select(['reference', 'amount'])
      .where('payment_reference', '=', payment.reference)
      .execute()
    if (given.some(({ reference }) => reference === part.refund_reference)) return { status: 'done' }
    const left = payment.amount - given.reduce((sum, { amount }) => sum + amount, 0)
    if (payment.status !== 'captured' || part.amount > left) return { status: 'refused', reason: texts.overRefunded }
    await trx
      .insertInto('bank.refunds')
      .values({
        reference: part.refund_reference,
        payment_reference: payment.reference,
        amount: part.amount,
        iban: part.iban && maskIban(part.iban),
        created_at: clock.now(),
      })
      .execute()
    if (part.amount === left)
      await trx
        .updateTable('bank.payments')
        .set({ status: 'refunded' })
        .where('reference', '=', payment.reference)
        .execute()
    return { status: 'done' }
  })
}
