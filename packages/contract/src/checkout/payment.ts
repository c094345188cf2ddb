import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, lira, shortText, text } from '../kernel/field.ts'
import { cart } from '../cart/cart.ts'
import { address } from '../account/address.ts'

const paymentMethod = v.picklist([
  'credit_card',
  'bank_transfer',
  'bank_instant',
  'cash_on_delivery',
  'gpay',
  'bkm',
  'pay_with_url',
  'pttem_card',
  'market_card',
])
/** Amounts in lira. The card number is sent to the returned tokenizer only, never to the shop. */
export const getInitPayment = defineCall({
  method: 'GET',
  path: '/init_payment',
  who: 'any',
  summary: 'Data of the payment step: frozen totals, addresses, methods, tokenizer URL',
  answer: v.object({
    cart,
    delivery: address,
    invoice: address,
    methods: v.array(v.object({ method: paymentMethod, title: text, note: text, available: v.boolean() })),
    installment_cap: v.object({ max: count, reason: v.nullable(text) }),
    /** URL of the bank's tokenizer. The browser sends the card there directly, never to the shop. */
    tokenizer_url: text,
  }),
})
/** Polled by the bank's return page until the payment is settled. The specification names no call for it. */
export const getPaymentStatus = defineCall({
  method: 'GET',
  path: '/x/payment-status',
  who: 'any',
  summary: 'Status of a payment of the caller, or of the one that the bank redirected from',
  query: v.object({ payment: shortText, pass: v.optional(shortText) }),
  answer: v.object({
    /** Purpose of the payment: an order, a toll top-up or raffle tickets. */
    kind: v.picklist(['order', 'hgs', 'raffle']),
    /** `paid`: the order is confirmed; its money was captured or is collected at the door. */
    /**
     * `unsure`: the time limit has passed without the bank's final answer. `refunded`: the money came too late and was
     * refunded.
     */
    status: v.picklist(['pending', 'unsure', 'paid', 'failed', 'expired', 'refunded']),
    order_id: text,
    /** Why it failed, for the shopper; null otherwise. */
    reason: v.nullable(text),
    /** False for a person who paid by another shopper's link. */
    own: v.boolean(),
  }),
})
/** A payment still open, so that a page can warn before a second one. The specification names no call for it. */
export const getOpenPayments = defineCall({
  method: 'GET',
  path: '/x/open-payments',
  who: 'any',
  summary: 'Unsettled payments of the caller, newest first',
  answer: v.object({
    items: v.array(
      v.object({
        kind: v.picklist(['order', 'hgs', 'raffle']),
        order_id: text,
        payment_id: text,
        method: paymentMethod,
        amount: lira,
        since: instant,
        expires_at: instant,
        /** `awaiting` the shopper's or the bank's confirmation; `unknown`: time is up and the bank has not answered. */
        state: v.picklist(['awaiting', 'unknown']),
        /** The bank's page where the payment continues; null if it has no such page. */
        continue_url: v.nullable(text),
      }),
    ),
  }),
})
