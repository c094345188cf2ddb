import {
  type Instrument,
  type PaymentProvider,
  type StartedPayments,
  startPayment,
  storePaymentDetails,
} from '@market/commerce'
import { type Database, transact } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import type { Deps } from '../../platform/deps.ts'
import { savedCardInstrument } from '../saved-card-instrument.ts'
import type { OpenPurchases } from './purchase-book.ts'

/** The card of the request: a token, or a saved card. */
interface CardWire {
  readonly card_token: string
  readonly saved_card?: string | undefined
}

/**
 * Starts the card payment of a purchase. Returns the address of the bank's page, or of the shop's own if it is paid
 * already.
 */
export async function startPurchase(
  { db, clock, config }: Deps,
  { provider, purchases }: { readonly provider: PaymentProvider; readonly purchases: OpenPurchases },
  { id, caller, card }: { readonly id: string; readonly caller: { readonly ownerId: string }; readonly card: CardWire },
): Promise<string> {
  const instrument: Instrument =
    card.saved_card === undefined
      ? { kind: 'card', cardToken: card.card_token, firstDigits: null, scheme: 'card' }
      : await savedCardInstrument(db, caller, card.saved_card)
  const starts = startedPurchases(db, (trx) => purchases(trx, config))
  // Purchases always have a price, so none is settled without the bank.
  const settle = () => Promise.reject(new Error('a purchase that costs nothing'))
  const page = valueOrThrow(await startPayment({ starts, provider, clock, settle }, { paymentId: id, instrument }))
  return page ?? `${config.siteUrl}/banka-yonlendirmesi?payment=${id}`
}

const startedPurchases = (db: Database, open: (trx: Database) => ReturnType<OpenPurchases>): StartedPayments => {
  const get = async (trx: Database, id: string) => {
    const purchase = await open(trx).find(id)
    if (!purchase) throw new Error('a purchase that was placed is gone')
    return purchase
  }
  return {
    find: async (id) => ({ ...(await get(db, id)), installment: 1 }),
    async begin(id, { reference, card, link }) {
      await db
        .updateTable('purchases')
        .set({
          bank_reference: reference,
          card: card && JSON.stringify(card),
          details: storePaymentDetails({ link }),
        })
        .where('id', '=', id)
        .execute()
    },
    refuse: (id, { reason, now }) =>
      transact(db, async (trx) =>
        open(trx).end(await get(trx, id), { status: 'failed', failure: reason, settledAt: now }),
      ),
  }
}
