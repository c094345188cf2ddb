import { getHgsStart, getHgsTopUp, postHgsAccount, postHgsTopUp } from '@market/contract'
import { formatPrice, kurus, toLira } from '@market/domain/money'
import { checkWish, type Contract, type PaymentProvider } from '@market/commerce'
import { type Database, placePurchase } from '@market/database'
import type { OpenPurchases } from '../payment/sql/purchase-book.ts'
import { makeSaleContract } from '@market/documents'
import { findUsableCard } from '../payment/saved-card-instrument.ts'
import { startPurchase } from '../payment/sql/start-purchase.ts'
import { valueOrThrow } from '../platform/command-failed.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { countLookUp, countRefusals } from './count-refusals.ts'
import { findAccount } from './find-account.ts'
import { readTopUp } from './read-top-up.ts'
import { remittanceRoute } from './remittance-route.ts'
import { texts } from './texts.ts'
import type { TollContent } from './toll-goods.ts'

/** Routes for toll accounts: their balance and top-ups. */
export function hgsRoutes(
  deps: Deps,
  bank: { readonly provider: PaymentProvider; readonly purchases: OpenPurchases },
): readonly AnyRoute[] {
  const contractOf = (offers: Offers): Contract =>
    makeSaleContract(
      'hgs',
      offers.map(({ amount, price }) => [texts.offer(formatPrice(kurus(amount))), kurus(price)]),
      deps.config,
    )
  return [
    route(postHgsAccount, async ({ body, ...sender }) => {
      await countLookUp(sender)
      const { db } = sender
      const { balance, ...account } = await findAccount(db, { by: body.by, text: body.vehicle })
      return { ...account, balance: toLira(kurus(balance)) }
    }),
    route(getHgsStart, async ({ db }) => {
      const offers = await readOffers(db)
      const { version, documents } = contractOf(offers)
      return {
        offers: offers.map(({ id, amount, price }) => ({
          id,
          amount: toLira(kurus(amount)),
          price: toLira(kurus(price)),
        })),
        tokenizer_url: bank.provider.tokenizerUrl,
        contract_version: version,
        documents: [...documents],
      }
    }),
    route(getHgsTopUp, ({ query, caller, db }) => readTopUp(db, { ownerId: caller.ownerId, payment: query.payment })),
    countRefusals(
      route(
        postHgsTopUp,
        async ({ body, db, caller, now }) => {
          const { plate } = await findAccount(db, { by: body.by, text: body.vehicle })
          const offers = await readOffers(db)
          const offer = offers.find(({ id }) => id === body.offer_id)
          if (!offer) throw new ApiError(422, texts.unknownOffer)
          const price = kurus(offer.price)
          const contract = contractOf(offers)
          valueOrThrow(checkWish(body, { kind: 'hgs', contract, price }))
          if (body.saved_card !== undefined) await findUsableCard({ db, caller, now }, body.saved_card)
          const content: TollContent = { plate, amount: offer.amount }
          return placePurchase(db, { kind: 'hgs', caller, amount: price, content, contract, now })
        },
        async (placed, { body, caller }) => ({
          ...placed,
          redirect_url: await startPurchase(deps, bank, { id: placed.payment_id, caller, card: body }),
        }),
      ),
    ),
    countRefusals(remittanceRoute(deps)),
  ]
}

type Offers = Awaited<ReturnType<typeof readOffers>>

const readOffers = (db: Database) =>
  db
    .selectFrom('hgs_offers')
    .select(['id', 'amount', 'price'])
    .where('active', '=', true)
    .orderBy('amount')
    .orderBy('id')
    .execute()
