import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, positive } from '../kernel/field.ts'
import { cart } from './cart.ts'

/** Adding a service to a line that is there; the specification only names adding it with the product. */
export const postInsurance = defineCall({
  method: 'POST',
  path: '/x/cart/insurance',
  who: 'any',
  summary: 'Add an insurance to a line of the cart',
  idempotent: true,
  body: v.strictObject({ product_id: positive, attr_id: v.optional(attrId, ''), insurance_id: positive }),
  answer: cart,
})
/** Does nothing if the line does not have this insurance. */
export const deleteInsurance = defineCall({
  method: 'DELETE',
  path: '/cart/insurance',
  who: 'any',
  summary: 'Remove an insurance from a line of the cart',
  query: v.object({ product_id: positive, attr_id: v.optional(attrId, ''), insurance_id: positive }),
  answer: cart,
})
