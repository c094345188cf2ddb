import {
  getInitPayment,
  getOpenPayments,
  getOrderContract,
  getOrderContractPdf,
  getPaymentStatus,
} from '@market/contract'
import { addressWire } from '../account/address-wire.ts'
import { cartWire } from '../cart/cart-wire.ts'
import type { Deps } from '../kernel/deps.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { isUuid } from './is-uuid.ts'
import { contractPdf } from './contract-pdf.ts'
import { makeContract } from './contract.ts'
import { capOf } from './offered-installments.ts'
import { offeredMethods } from './offered-methods.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { prepareOrder } from './prepare-order.ts'
import { openPayments } from './open-payments.ts'
import { findPayment, settlePayment } from './settle-payment.ts'
import { texts } from './texts.ts'

/** The payment step: what it starts with, its contract and the payment's end. */
export function paymentRoutes(deps: Deps, provider: PaymentProvider): readonly AnyRoute[] {
  return [
    route(getInitPayment, async ({ db, caller, now }) => {
      const draft = await prepareOrder(db, caller, now)
      return {
        cart: cartWire(draft.own),
        delivery: addressWire(draft.delivery),
        invoice: addressWire(draft.invoice),
        methods: offeredMethods(draft.cart, draft.totals.total, caller).map(({ method, title, offered, reason }) => ({
          method,
          title,
          available: offered,
          note: reason ? texts.notOffered[reason] : texts.methodNotes[method],
        })),
        installment_cap: capOf(draft.own),
        tokenizer_url: provider.tokenizerUrl,
      }
    }),
    route(getOrderContract, async ({ db, caller, now }) => {
      const { version, documents } = await makeContract(db, await prepareOrder(db, caller, now), deps.config)
      return { version, documents: [...documents] }
    }),
    route(getOrderContractPdf, ({ query, caller, db, now }) => contractPdf(db, deps.config, { ...query, caller, now })),
    route(getOpenPayments, async ({ db, caller, now }) => ({ items: await openPayments(db, caller.ownerId, now) })),
    route(getPaymentStatus, async ({ query, db, caller }) => {
      const own = isUuid(query.payment) ? await findPayment(db, query.payment) : undefined
      if (own?.ownerId !== caller.ownerId) throw new Refusal(404, texts.unknownPayment)
      const settled = (await settlePayment(deps, provider, query.payment)) ?? own
      const { kind, status, orderNumber, failure } = settled
      return { kind, status: shownStatus[status], order_id: orderNumber, reason: failure }
    }),
  ]
}

/** `paid` says that the order stands: what is paid at the door is as good. */
const shownStatus = {
  pending: 'pending',
  paid: 'paid',
  on_delivery: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'failed',
} as const
