import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { cart } from './cart.ts'

/** The code covers goods and shipping, never below zero (rules.md C2). Refused if it is unknown, expired or used up. */
export const setGiftCode = defineCall({
  method: 'POST',
  path: '/set_gift_code',
  who: 'any',
  summary: 'Apply a gift code to the cart, replacing any other',
  body: v.strictObject({ gift_code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  answer: cart,
})
/** Returns the cart without a gift code. */
export const removeGiftCode = defineCall({
  method: 'DELETE',
  path: '/remove_gift_code',
  who: 'any',
  summary: 'Remove the gift code from the cart',
  answer: cart,
})
