import { getInitPayment, getOrderContract, getPaymentStatus, postCreditCard } from '@market/contract'
import { paymentOptions } from '@market/domain'
import { addressWire } from '../account/address-wire.ts'
import { cartWire } from '../cart/cart-wire.ts'
import type { Deps } from '../kernel/deps.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { isUuid } from './is-uuid.ts'
import { makeContract } from './contract.ts'
import { capOf } from './offered-installments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { placeOrder } from './place-order.ts'
import { prepareOrder } from './prepare-order.ts'
import { findPayment, settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'
import { texts } from './texts.ts'

/** The payment step: what it starts with, its contract, the order and the payment's end. */
export function paymentRoutes(deps: Deps, provider: PaymentProvider): readonly AnyRoute[] {
  return [
    route(getInitPayment, async ({ db, caller, now }) => {
      const draft = await prepareOrder(db, caller, now)
      return {
        cart: cartWire(draft.own),
        delivery: addressWire(draft.delivery),
        invoice: addressWire(draft.invoice),
        methods: paymentOptions(draft.cart, {
          total: draft.totals.total,
          guest: caller.kind !== 'member',
          platform: 'other',
          enabled: ['credit_card'],
        }).map(({ method, title, offered, reason }) => ({
          method,
          title,
          available: offered,
          note: reason ? texts.notOffered[reason] : texts.cardNote,
        })),
        installment_cap: capOf(draft.own),
        tokenizer_url: provider.tokenizerUrl,
      }
    }),
    route(getOrderContract, async ({ db, caller, now }) => {
      const { version, documents } = await makeContract(db, await prepareOrder(db, caller, now), deps.config)
      return { version, documents: [...documents] }
    }),
    route(
      postCreditCard,
      async ({ body, db, caller, now }) => {
        const placed = await placeOrder(db, deps.config, {
          caller,
          now,
          wish: {
            installment: body.installment,
            firstDigits: body.card,
            total: body.total,
            cartRevision: body.cart_revision,
            contractVersion: body.contract_version,
            contractAccepted: body.contract_accepted,
            note: body.note ?? '',
          },
        })
        return {
          order_id: placed.number,
          payment_id: placed.paymentId,
          redirect_url: '',
          expires_at: placed.expiresAt.toISOString(),
        }
      },
      async (placed, { body }) => ({
        ...placed,
        redirect_url: await startPayment(deps, provider, {
          paymentId: placed.payment_id,
          cardToken: body.card_token,
          firstDigits: body.card,
        }),
      }),
    ),
    route(getPaymentStatus, async ({ query, db, caller }) => {
      const own = isUuid(query.payment) ? await findPayment(db, query.payment) : undefined
      if (own?.ownerId !== caller.ownerId) throw new Refusal(404, texts.unknownPayment)
      const settled = (await settlePayment(deps, provider, query.payment)) ?? own
      return {
        status: settled.status === 'refunded' ? 'failed' : settled.status,
        order_id: settled.orderNumber,
        reason: settled.failure,
      }
    }),
  ]
}
