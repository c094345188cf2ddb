import { makeOrderNumber, writeCardConsent, readOrderLimits, findAccount, readOrderSnapshot } from '@market/database'
import { randomUUID } from 'node:crypto'
import {
  type Answer,
  postBankInstant,
  postBankTransfer,
  postBkm,
  postCashOnDelivery,
  postCreditCard,
  postGarantiPay,
  postMarketCard,
  postPayWithUrl,
  postPttemCard,
} from '@market/contract'
import { toLira } from '@market/domain/money'
import { paymentTitles } from '@market/domain/checkout'
import {
  type CardScheme,
  type Instrument,
  linkTitle,
  methodTerms,
  type PaymentProvider,
  placeOrder,
  type PlaceOrderCommand,
  startPayment,
} from '@market/commerce'
import { paymentFailed } from '../payment/payment-answers.ts'
import { findUsableCard, savedCardInstrument } from '../payment/saved-card-instrument.ts'
import { valueOrThrow } from '../platform/command-failed.ts'
import type { Deps } from '../platform/deps.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { type AnyRoute, type Request, route } from '../platform/http/route.ts'
import type { Payments } from '../payment/sql/payments.ts'
import { sqlOrdering } from './sql/ordering.ts'
import { sqlStartedPayments } from './sql/started-payments.ts'

type OrderRequest = Pick<Request<typeof postCashOnDelivery>, 'body' | 'db' | 'caller' | 'clientAddress' | 'now'>
type Started = Answer<typeof postCashOnDelivery>
type Chosen = Pick<PlaceOrderCommand, 'method' | 'account'> &
  Partial<Pick<PlaceOrderCommand, 'installment' | 'firstDigits'>>

/**
 * Routes that place an order, one per payment method. The order is written in the call's transaction; the bank is
 * called after its commit.
 */
export function orderPaymentRoutes(
  deps: Deps,
  bank: { readonly provider: PaymentProvider; readonly payments: Payments },
): readonly AnyRoute[] {
  const { siteUrl } = deps.config

  async function place({ body, db, caller, clientAddress, now }: OrderRequest, chosen: Chosen): Promise<Started> {
    const wish = {
      installment: 1,
      firstDigits: undefined,
      ...chosen,
      total: body.total,
      cartRevision: body.cart_revision,
      contractVersion: body.contract_version,
      contractAccepted: body.contract_accepted,
      note: body.note ?? '',
    }
    const ids = { id: randomUUID(), number: makeOrderNumber(), paymentId: randomUUID() }
    if (chosen.method === 'cash_on_delivery' || methodTerms[chosen.method].waits) {
      const { ofNetwork } = await readOrderLimits(db, now)
      await consumeRateLimit(db, { name: 'waiting-orders', who: clientAddress, max: ofNetwork, seconds: 86_400, now })
    }
    const placed = valueOrThrow(await placeOrder(sqlOrdering(db, deps.config), { caller, wish, ids, now }))
    const { account } = chosen
    return {
      order_id: placed.number,
      payment_id: placed.paymentId,
      redirect_url: '',
      expires_at: placed.expiresAt.toISOString(),
      transfer: account
        ? { ...account, reference: placed.number, amount: toLira(placed.amount), until: placed.expiresAt.toISOString() }
        : null,
      link: null,
      trial_url: null,
    }
  }
  const returnPage = (placed: Started) => `${siteUrl}/banka-yonlendirmesi?payment=${placed.payment_id}`
  const starting = {
    starts: sqlStartedPayments(deps.db, deps.config),
    provider: bank.provider,
    clock: deps.clock,
    settle: (id: string) => bank.payments.settle(deps, bank.provider, id),
  }
  const begin = async (placed: Started, instrument: Instrument) =>
    valueOrThrow(await startPayment(starting, { paymentId: placed.payment_id, instrument })) ?? returnPage(placed)
  const goOn = async (placed: Started, instrument: Instrument): Promise<Started> => ({
    ...placed,
    redirect_url: await begin(placed, instrument),
  })
  const byCard = (cardToken: string, scheme: CardScheme, firstDigits: string | null = null): Instrument => ({
    kind: 'card',
    cardToken,
    firstDigits,
    scheme,
  })
  const wallet = (method: PlaceOrderCommand['method']): Instrument => ({
    kind: 'wallet',
    title: paymentTitles[method],
  })

  return [
    route(
      postCreditCard,
      async (request) => {
        const { db, body, caller, now } = request
        const kept = body.saved_card === undefined ? undefined : await findUsableCard(request, body.saved_card)
        const firstDigits = kept?.bin ?? body.card
        if (body.save_card && caller.userId === null) throw paymentFailed({ code: 'payment/card-of-guest' })
        const placed = await place(request, { method: 'credit_card', installment: body.installment, firstDigits })
        if (body.save_card && caller.userId !== null)
          await writeCardConsent(db, { userId: caller.userId, paymentId: placed.payment_id, now })
        return placed
      },
      async (placed, { body, caller }) => {
        if (body.saved_card === undefined) return goOn(placed, byCard(body.card_token, 'card', body.card ?? null))
        return goOn(placed, await savedCardInstrument(deps.db, caller, body.saved_card))
      },
    ),
    route(
      postPttemCard,
      (request) => place(request, { method: 'pttem_card' }),
      (placed, { body }) => goOn(placed, byCard(body.card_token, 'pttem')),
    ),
    route(
      postMarketCard,
      (request) => place(request, { method: 'market_card' }),
      (placed, { body }) => goOn(placed, byCard(body.card_token, 'market')),
    ),
    route(
      postBkm,
      (request) => place(request, { method: 'bkm' }),
      (placed) => goOn(placed, wallet('bkm')),
    ),
    route(
      postGarantiPay,
      (request) => place(request, { method: 'gpay' }),
      (placed) => goOn(placed, wallet('gpay')),
    ),
    route(
      postBankInstant,
      async (request) => {
        const account = valueOrThrow(await findAccount(request.db, request.body.bank_account_id, true))
        return place(request, { method: 'bank_instant', account })
      },
      (placed) => goOn(placed, { kind: 'wallet', title: placed.transfer?.bank ?? '' }),
    ),
    route(
      postCashOnDelivery,
      (request) => place(request, { method: 'cash_on_delivery' }),
      // The bank is called only once the carrier has the money.
      async (placed) => ({ ...placed, redirect_url: returnPage(placed) }),
    ),
    route(
      postBankTransfer,
      async (request) => {
        const account = valueOrThrow(await findAccount(request.db, request.body.bank_account_id, false))
        return place(request, { method: 'bank_transfer', account })
      },
      async (placed) => {
        const trial = await begin(placed, { kind: 'transfer', title: placed.order_id })
        return { ...placed, redirect_url: `${siteUrl}/my/siparis-tamamlandi`, trial_url: trial }
      },
    ),
    route(
      postPayWithUrl,
      (request) => place(request, { method: 'pay_with_url' }),
      async (placed) => {
        const title = linkTitle(await readOrderSnapshot(deps.db, placed.order_id))
        const link = await begin(placed, { kind: 'link', title })
        return { ...placed, redirect_url: `${siteUrl}/my/link-olusturuldu?payment=${placed.payment_id}`, link }
      },
    ),
  ]
}
