import { kurus } from '@market/domain'
import { transact } from '../../platform/database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { paymentFailed } from '../payment-failures.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { OpenPurchases } from '../sql/purchase-book.ts'

/**
 * Begins the card payment of a purchase and gives the bank's page. May be asked again after a crash or a lost answer: the
 * bank gives the same payment. A refusal of the bank ends the purchase; silence leaves it pending.
 */
export async function startPurchase(
  { db, clock, config }: Deps,
  { provider, purchases }: { readonly provider: PaymentProvider; readonly purchases: OpenPurchases },
  { id, cardToken }: { readonly id: string; readonly cardToken: string },
): Promise<string> {
  const purchase = await purchases(db, config).find(id)
  if (!purchase) throw new Error('a purchase that was placed is gone')
  if (purchase.status === 'paid') return `${config.siteUrl}/banka-yonlendirmesi?payment=${id}`
  if (purchase.status !== 'pending') throw paymentFailed({ code: 'payment/ended', reason: purchase.failure })
  const instrument = { kind: 'card', cardToken, firstDigits: null, scheme: 'card' } as const
  const started = await provider.start({ id, instrument, amount: kurus(purchase.amount), installment: 1 })
  if (started.ok) {
    const { reference, card, redirectUrl } = started.value
    await db
      .updateTable('purchases')
      .set({
        bank_reference: reference,
        card: card && JSON.stringify(card),
        details: JSON.stringify({ link: redirectUrl }),
      })
      .where('id', '=', id)
      .execute()
    return redirectUrl
  }
  if (started.failure.kind === 'unavailable') throw paymentFailed({ code: 'payment/bank-unavailable' })
  const { reason } = started.failure
  await transact(db, (trx) =>
    purchases(trx, config).end(purchase, { status: 'failed', failure: reason, settledAt: clock.now() }),
  )
  throw paymentFailed({ code: 'payment/refused', reason })
}
