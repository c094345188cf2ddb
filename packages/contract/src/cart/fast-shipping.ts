import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { shortText } from '../kernel/field.ts'
import { cart } from './cart.ts'

/** Choosing fast shipping; the specification only names taking it back. */
export const putFastShippingAddress = defineCall({
  method: 'PUT',
  path: '/x/cart/fast-shipping-address',
  who: 'any',
  summary: 'Choose next-day delivery of the cart to an address',
  body: v.strictObject({ address_id: shortText }),
  answer: cart,
})
/** Returns the cart with usual delivery. */
export const deleteFastShippingAddress = defineCall({
  method: 'DELETE',
  path: '/cart/fast-shipping-address',
  who: 'any',
  summary: 'Return to standard delivery',
  answer: cart,
})
