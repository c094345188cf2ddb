import * as v from 'valibot'
import { instant, lira, shortText, text } from '../kernel/field.ts'

/** Texts that a shopper accepts before paying. */
const documents = v.array(v.object({ id: text, title: text, html: text }))

/** Data needed before paying by card for something outside the cart. */
export const saleStart = {
  /** URL of the bank's tokenizer. The browser sends the card there directly, never to the shop. */
  tokenizer_url: text,
  contract_version: text,
  documents,
}
/** Fields that every such payment has. */
export const saleRequest = {
  /** Empty if a saved card pays. */
  card_token: v.optional(shortText, ''),
  /** A saved card of the member, in place of the token; 404 for another member's, 422 for an expired one. */
  saved_card: v.optional(shortText),
  /** The total the shopper saw, in lira; another one now is refused with 409. */
  total: lira,
  contract_version: shortText,
  contract_accepted: v.boolean(),
}
/** A payment waiting at the bank. `order_id` is the number of the purchase as the shopper reads it. */
export const startedSale = v.object({ order_id: text, payment_id: text, redirect_url: text, expires_at: instant })
