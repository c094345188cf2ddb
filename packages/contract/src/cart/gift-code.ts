import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { cart } from './cart.ts'

/** The code covers goods and shipping, never below zero (rules.md C2). Refused if it is unknown, expired or used up. */
export const setGiftCode = defineCall({
  method: 'POST',
  path: '/set_gift_code',
  who: 'any',
  summary: 'Put a gift code on the cart, in place of any other',
  body: v.strictObject({ gift_code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  answer: cart,
})
/** Returns the cart without a gift code. */
export const removeGiftCode = defineCall({
  method: 'DELETE',
  path: '/remove_gift_code',
  who: 'any',
  summary: 'Take the gift code off the cart',
  answer: cart,
})
