import { isIban } from '@market/domain/validation'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(500))
/** Kuruş. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const byReference = v.strictObject({ merchant_reference: text })
const state = v.object({
  /** `unknown`: the bank does not know the payment. */
  status: v.picklist(['unknown', 'waiting', 'captured', 'refused', 'refunded']),
  reason: v.nullable(v.string()),
  merchant_reference: v.string(),
  amount: v.number(),
})
const done = v.variant('status', [
  v.object({ status: v.literal('done') }),
  v.object({ status: v.literal('refused'), reason: v.string() }),
])

/** A request of the merchant's server: a POST of a signed JSON body, which can be repeated with the same result. */
export interface BankCall {
  readonly path: string
  readonly body: v.GenericSchema
  readonly answer: v.GenericSchema
}

export const bankCalls = {
  start: {
    path: '/payments',
    body: v.strictObject({
      merchant_reference: text,
      kind: v.picklist(['card', 'wallet', 'transfer', 'link', 'cash']),
      /** Empty if the payment has no card, or no card yet. */
      token: text,
      /** Key of a saved card, in place of a token. */
      kept_card: v.optional(v.nullable(text), null),
      /** The card must be of this kind. */
      scheme: v.nullable(v.picklist(['card', 'pttem', 'market'])),
      /** Name of a payment without a card on the bank's page. */
      title: text,
      /** The card must start with these digits. */
      bin: v.nullable(text),
      amount,
      installment: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      return_url: text,
      callback_url: text,
    }),
    answer: v.variant('status', [
      v.object({ status: v.literal('refused'), reason: v.string() }),
      v.object({
        status: v.picklist(['waiting', 'captured', 'refunded']),
        reference: v.string(),
        redirect_url: v.string(),
        card: v.nullable(v.object({ bin: v.string(), last4: v.string(), brand: v.string() })),
      }),
    ]),
  },
  inquire: { path: '/payments/inquire', body: byReference, answer: state },
  /** Refunds a captured payment completely. */
  refund: { path: '/payments/refund', body: byReference, answer: state },
  refundPart: {
    path: '/payments/refund-part',
    body: v.strictObject({
      merchant_reference: text,
      refund_reference: text,
      amount,
      /** Account for the refund of a cash payment. */
      iban: v.nullable(text),
    }),
    answer: done,
  },
  /** The merchant has found a transfer on its statement. */
  receiveTransfer: {
    path: '/transfers',
    body: v.strictObject({ merchant_reference: text, amount }),
    answer: done,
  },
  payOut: {
    path: '/payouts',
    body: v.strictObject({ payout_reference: text, amount, iban: v.pipe(v.string(), v.check(isIban)), title: text }),
    answer: done,
  },
  /**
   * Saves the card of a captured payment for later payments of the same merchant. A repeated call returns the same key.
   */
  keepCard: {
    path: '/cards/keep',
    body: byReference,
    answer: v.variant('status', [
      v.object({
        status: v.literal('kept'),
        card: v.object({ key: v.string(), bin: v.string(), last4: v.string(), expiry: v.string() }),
      }),
      v.object({ status: v.literal('refused'), reason: v.string() }),
    ]),
  },
  /** Deletes a saved card's key, so that it cannot start payments. */
  forgetCard: { path: '/cards/forget', body: v.strictObject({ key: text }), answer: done },
  /** The limit of a stored-value card, null for any other. */
  limit: {
    path: '/cards/limit',
    body: v.strictObject({ token: text }),
    answer: v.object({ limit: v.nullable(v.number()) }),
  },
} as const satisfies Readonly<Record<string, BankCall>>
