import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, positive } from '../kernel/field.ts'
import { cart, cartItem } from './cart.ts'

const line = { product_id: positive, attr_id: v.optional(attrId, '') }
const both = v.object({ cart, saved: v.array(cartItem) })

/** The list for later; the specification names the list but no call. */
export const getSavedForLater = defineCall({
  method: 'GET',
  path: '/x/saved-for-later',
  who: 'any',
  summary: 'Items that the caller saved for later, newest first',
  answer: v.object({ saved: v.array(cartItem) }),
})
/** Quantity and variants are kept (rules.md C9). 404 if the line is not in the cart. */
export const postSaveForLater = defineCall({
  method: 'POST',
  path: '/x/saved-for-later',
  who: 'any',
  summary: 'Save a line of the cart for later',
  idempotent: true,
  body: v.strictObject(line),
  answer: both,
})
/** Refused if no unit can be moved (rules.md C9). */
export const postMoveToCart = defineCall({
  method: 'POST',
  path: '/x/saved-for-later/to-cart',
  who: 'any',
  summary: 'Move a saved line back into the cart; units out of stock stay saved',
  idempotent: true,
  body: v.strictObject(line),
  answer: both,
})
/** Deletes a saved item. */
export const deleteSavedForLater = defineCall({
  method: 'DELETE',
  path: '/x/saved-for-later',
  who: 'any',
  summary: 'Delete a saved line',
  query: v.object(line),
  answer: v.object({ saved: v.array(cartItem) }),
})
