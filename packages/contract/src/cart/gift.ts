import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, positive } from '../kernel/field.ts'
import { cart } from './cart.ts'
import { sentGift } from './gift-choice.ts'

/**
 * Replaces the line's gift options; null removes them. 422 for a note that cannot be printed or has more than 300
 * characters, 404 for a line that is not in the cart. Not in the specification, which has no gifts.
 */
export const putGift = defineCall({
  method: 'PUT',
  path: '/x/cart/gift',
  who: 'any',
  summary: 'Send a line of the cart as a gift',
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    attr_id: v.optional(attrId, ''),
    gift: v.nullable(sentGift),
  }),
  answer: cart,
})
