import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, id, instant, lira, shortText, text } from '../kernel/field.ts'

/** Fields that every order has, whatever the payment method. */
const paymentRequest = {
  /** The total the shopper saw, in lira; another one now is refused with 409 and the new total. */
  total: lira,
  cart_revision: count,
  contract_version: shortText,
  contract_accepted: v.boolean(),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
}
/** A pending bank transfer: account, amount in lira and the reference text that the payer must give. */
export const transfer = v.object({
  bank: text,
  holder: text,
  iban: text,
  reference: text,
  amount: lira,
  until: instant,
})
const started = v.object({
  order_id: text,
  payment_id: text,
  /** The bank's page to which the browser goes. */
  redirect_url: text,
  /** Until when the order waits for its money. */
  expires_at: instant,
  /** Account and reference text of a transfer. */
  transfer: v.nullable(transfer),
  /** Payment page; anyone with its address can pay. */
  link: v.nullable(text),
  /** Page where the sandbox bank simulates the sender of a transfer. */
  trial_url: v.nullable(text),
})
const order = <const Path extends string, const Body extends v.ObjectEntries>(
  path: Path,
  summary: string,
  body: Body,
) =>
  defineCall({
    method: 'POST',
    path,
    who: 'any',
    summary,
    idempotent: true,
    body: v.strictObject({ ...paymentRequest, ...body }),
    answer: started,
  })

/**
 * Refused with 409 if the cart, its total or the contract changed since the shopper saw them. The answer leads to the
 * bank's 3-D Secure page; without a card a gift code must cover the whole total.
 */
export const postCreditCard = order('/order/credit_card', 'Place the order and start the card payment', {
  /** Empty only if a gift code covers the whole total. */
  card_token: v.optional(shortText, ''),
  /**
   * First six digits of the card, which decide the price of instalments. Without them only a single payment is
   * possible.
   */
  card: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
  installment: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(36)), 1),
  /** A saved card of the member, in place of token and first digits; 404 for another member's, 422 for an expired one. */
  saved_card: v.optional(shortText),
  /** The member's consent that the bank saves the card after the payment; 403 for a guest. */
  save_card: v.optional(v.boolean(), false),
})
/** The order waits for the transfer; 409 as for a card. */
export const postBankTransfer = order('/order/bank_transfer', 'Place the order and wait for a transfer', {
  bank_account_id: id,
})
/** The order waits for the instant transfer; 409 as for a card. */
export const postBankInstant = order('/order/bank-instant', 'Place the order and pay in the bank’s own app', {
  bank_account_id: id,
})
/** Confirmed at once; collected at the door. Not offered with a parcel locker (Kargomat). 409 as for a card. */
export const postCashOnDelivery = order('/order/cash_on_delivery', 'Place the order and pay at the door', {})
/** The answer leads to the wallet's page; 409 as for a card. */
export const postGarantiPay = order('/order/gpay', 'Place the order and pay with Garanti Pay', {})
/** The answer leads to the wallet's page; 409 as for a card. */
export const postBkm = order('/order/bkm', 'Place the order and pay with BKM Express', {})
/** The answer carries a payment link that anyone can pay until it expires; 409 as for a card. */
export const postPayWithUrl = order('/order/pay-with-url', 'Place the order and make a link to pay it with', {})
/** Needs the token of the stored-value card, which must hold the total; 409 as for a card. */
export const postPttemCard = order('/order/pttem_card', 'Place the order and pay with a Pttem card', {
  card_token: shortText,
})
/** Payment by the shop's own card. It is among the payment titles, but the specification has no call for it. */
export const postMarketCard = order('/x/order/market-card', 'Place the order and pay with the shop’s own card', {
  card_token: shortText,
})

/** Balance in lira. */
export const postPttemCardLimit = defineCall({
  method: 'POST',
  path: '/order/pttem_card_limit',
  who: 'any',
  summary: 'Balance of a Pttem card or the shop’s own card, by its token',
  body: v.strictObject({ card_token: shortText }),
  answer: v.object({ limit: lira }),
})
/** The phone must be a Turkish mobile number (rules.md V14). 404 for another caller's payment. */
export const postSmsPayWithLink = defineCall({
  method: 'POST',
  path: '/order/send-sms-pay-with-link',
  who: 'any',
  summary: 'Send the payment link of an order of the caller by SMS',
  idempotent: true,
  body: v.strictObject({ payment_id: shortText, phone: shortText }),
  answer: v.object({ msg: text }),
})
