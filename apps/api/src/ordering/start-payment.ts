import { kurus } from '@market/domain'
import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'
import { paymentFailed } from '../payment/payment-failures.ts'
import { transact } from '../platform/database/transact.ts'
import { orderBook } from './sql/order-book.ts'
import type { Instrument, PaymentProvider } from '../payment/payment-provider.ts'
import type { Payments } from '../payment/settle-payment.ts'

/**
 * Where a payment is made: an address of the bank, or the shop's own page where nothing is left to do. May be asked again
 * after a crash or a lost answer: the bank gives the same payment. A refusal of the bank ends the payment; silence leaves
 * it pending for a retry or the reconciler.
 */
export async function startPayment(
  deps: Deps,
  { provider, payments }: { readonly provider: PaymentProvider; readonly payments: Payments },
  { paymentId, instrument }: { readonly paymentId: string; readonly instrument: Instrument },
): Promise<string> {
  const { db, clock, config } = deps
  const returnPage = `${config.siteUrl}/banka-yonlendirmesi?payment=${paymentId}`
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'status', 'amount', 'installment', 'failure'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (payment.status === 'paid' || payment.status === 'on_delivery') return returnPage
  if (payment.status !== 'pending') throw paymentFailed({ code: 'payment/ended', reason: payment.failure })
  if (payment.amount === 0) {
    await payments.settle(deps, provider, paymentId)
    return returnPage
  }
  const { id, installment } = payment
  const started = await provider.start({ id, instrument, amount: kurus(payment.amount), installment })
  if (started.ok) {
    const { reference, card, redirectUrl } = started.value
    await db
      .updateTable('payments')
      .set({
        bank_reference: reference,
        card: card && JSON.stringify(card),
        // Lets a shopper who left the bank's page go back to it; a transfer has no such page.
        ...(instrument.kind !== 'transfer' && {
          details: sql`coalesce(details, '{}') || ${JSON.stringify({ link: redirectUrl })}::jsonb`,
        }),
      })
      .where('id', '=', id)
      .execute()
    return redirectUrl
  }
  if (started.failure.kind === 'unavailable') throw paymentFailed({ code: 'payment/bank-unavailable' })
  const { reason } = started.failure
  await transact(db, async (trx) => {
    const open = await orderBook.find(trx, id)
    if (!open) return
    await orderBook.lock(trx, open)
    await orderBook.end(trx, open, { status: 'failed', failure: reason, settledAt: clock.now() })
  })
  throw paymentFailed({ code: 'payment/refused', reason })
}
