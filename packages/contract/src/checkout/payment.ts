import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, lira, shortText, text } from '../kernel/field.ts'
import { cart } from '../cart/cart.ts'
import { address } from '../account/address.ts'

export const paymentMethod = v.picklist([
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
export const getInitPayment = defineCall({
  method: 'GET',
  path: '/init_payment',
  who: 'any',
  summary: 'What the payment step starts with: frozen totals, address, methods, where the card goes',
  answer: v.object({
    cart,
    delivery: address,
    invoice: address,
    methods: v.array(v.object({ method: paymentMethod, title: text, note: text, available: v.boolean() })),
    installment_cap: v.object({ max: count, reason: v.nullable(text) }),
    /** Address of the bank's tokenizer: the card goes there straight from the browser, never to the shop. */
    tokenizer_url: text,
  }),
})
export const getOrderContract = defineCall({
  method: 'GET',
  path: '/order-contract',
  who: 'any',
  summary: 'The pre-information form and the distance sales contract for the order about to be placed',
  answer: v.object({ version: text, documents: v.array(v.object({ id: text, title: text, html: text })) }),
})
export const postCreditCard = defineCall({
  method: 'POST',
  path: '/order/credit_card',
  who: 'any',
  summary: 'Place the order and start the card payment; the browser goes on to redirect_url',
  idempotent: true,
  body: v.strictObject({
    /** Empty only where a gift code leaves nothing to pay. */
    card_token: v.optional(shortText, ''),
    /** The first six digits: what instalments cost depends on the card. Without them it is paid at once. */
    card: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    installment: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(36)), 1),
    /** The total the shopper saw, in lira; another one now is refused with 409 and the new total. */
    total: lira,
    cart_revision: count,
    contract_version: shortText,
    contract_accepted: v.boolean(),
    note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  answer: v.object({ order_id: text, payment_id: text, redirect_url: text, expires_at: instant }),
})
/** What the bank's return page asks until the payment is settled. The specification names no call for it. */
export const getPaymentStatus = defineCall({
  method: 'GET',
  path: '/x/payment-status',
  who: 'any',
  summary: 'Whether a payment of the caller is settled',
  query: v.object({ payment: shortText }),
  answer: v.object({
    status: v.picklist(['pending', 'paid', 'failed', 'expired']),
    order_id: text,
    /** Why it failed, for the shopper; null otherwise. */
    reason: v.nullable(text),
  }),
})
