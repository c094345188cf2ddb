import { isUuid } from '@market/database'
import {
  getInitPayment,
  getOpenPayments,
  getOrderContract,
  getOrderContractPdf,
  getPaymentStatus,
} from '@market/contract'
import { offeredMethods, type PaymentProvider } from '@market/commerce'
import { addressWire } from '../account/addresses/address-wire.ts'
import { cartWire } from '../cart/reading/cart-wire.ts'
import type { Deps } from '../platform/deps.ts'
import { paymentFailed } from '../payment/payment-answers.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { contractPdf } from './contract-pdf.ts'
import { makeContract } from '../contract-documents/contract.ts'
import { capOf } from './installments/installment-wire.ts'
import { notOfferedText } from '../payment/not-offered-text.ts'
import { endSentence } from '../payment/end-sentence.ts'
import { isPayersPass } from '../payment/payers-pass.ts'
import { workOn } from '../platform/limits/way-on.ts'
import { limitDocuments } from '../platform/limits/limit-documents.ts'
import { prepareOrder } from './sql/prepare-order.ts'
import { openPayments } from '../payment/sql/read-open-payments.ts'
import type { Payments } from '../payment/sql/payments.ts'
import { texts } from '../payment/texts.ts'

/** Routes of the payment step: its initial data, its contract and the payment's result. */
export function paymentRoutes(
  deps: Deps,
  { provider, payments }: { readonly provider: PaymentProvider; readonly payments: Payments },
): readonly AnyRoute[] {
  return [
    route(getInitPayment, async ({ db, caller, now }) => {
      const draft = await prepareOrder(db, caller, now)
      return {
        cart: cartWire(draft.own),
        delivery: addressWire(draft.delivery),
        invoice: addressWire(draft.invoice),
        methods: offeredMethods(draft.cart, draft.totals.total, caller, draft.pickup.option).map((option) => ({
          method: option.method,
          title: option.title,
          available: option.offered,
          note: notOfferedText(option) ?? texts.methodNotes[option.method],
        })),
        installment_cap: capOf(draft.own),
        tokenizer_url: provider.tokenizerUrl,
      }
    }),
    route(getOrderContract, async ({ db, caller, now }) => {
      const { version, documents } = await makeContract(db, await prepareOrder(db, caller, now), deps.config)
      return { version, documents: [...documents] }
    }),
    route(getOrderContractPdf, async ({ query, caller, clientAddress, db, now, work, signal }) => {
      const contract = await makeContract(db, await prepareOrder(db, caller, now), deps.config)
      const limit = () => limitDocuments(db, { caller, clientAddress, now }, workOn(deps.config, work))
      return contractPdf(contract, { ...query, shop: deps.config.siteTitleShort, limit, signal })
    }),
    route(getOpenPayments, async ({ db, caller, now }) => ({ items: await openPayments(db, caller.ownerId, now) })),
    route(getPaymentStatus, async ({ query, db, caller, now }) => {
      const found = isUuid(query.payment) ? await payments.find({ ...deps, db }, query.payment) : undefined
      const own = found?.ownerId === caller.ownerId
      if (!found || !(own || opens(deps, query, now))) throw paymentFailed({ code: 'payment/unknown-payment' })
      const settled = (await payments.settle(deps, provider, query.payment)) ?? found
      const { kind, status, settledAt, givenUp, orderNumber, failure } = settled
      const unsure = status === 'expired' && settledAt === null && !givenUp
      return {
        kind,
        status: unsure ? ('unsure' as const) : shownStatus[status],
        order_id: orderNumber,
        reason: unsure || failure === null ? null : endSentence(failure),
        own,
      }
    }),
  ]
}

const opens = (
  { config }: Deps,
  { payment, pass }: { readonly payment: string; readonly pass?: string | undefined },
  now: Date,
) => pass !== undefined && isPayersPass(config.secrets.code, { payment, pass, now })

/** `paid` means that the order is confirmed, so cash on delivery counts. */
const shownStatus = {
  pending: 'pending',
  paid: 'paid',
  on_delivery: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
} as const
