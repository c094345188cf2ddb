import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { nothing, positive, text } from '../kernel/field.ts'
import { robotSolution } from '../session/robot-check.ts'

const field = v.pipe(v.string(), v.maxLength(300))
const message = v.pipe(v.string(), v.maxLength(4000))

/** Needs a solved robot check. 422 if a field breaks its rule (rules.md V12, V14). */
export const postContactUs = defineCall({
  method: 'POST',
  path: '/contact-us',
  who: 'any',
  idempotent: true,
  summary: 'Write to the shop',
  body: v.strictObject({
    first_name: field,
    last_name: field,
    email: field,
    phone: v.optional(field, ''),
    subject: field,
    order_number: v.optional(field, ''),
    message,
    recaptcha: robotSolution,
  }),
  answer: v.object({ ticket_no: text }),
})
/** Rate limited by sender and recipient. 404 for an unknown product. */
export const postTellFriend = defineCall({
  method: 'POST',
  path: '/tell_a_friend',
  who: 'member',
  idempotent: true,
  summary: 'Recommend a product to a friend by mail',
  body: v.strictObject({
    product_id: positive,
    friend_name: field,
    friend_email: field,
    message: v.optional(message, ''),
  }),
  answer: nothing,
})
/** Needs at least `minWholesale` units. 404 for an unknown product. */
export const postWholesaleDemand = defineCall({
  method: 'POST',
  path: '/wholesale_demand',
  who: 'any',
  idempotent: true,
  summary: 'Request a quote for many units of a product',
  body: v.strictObject({
    product_id: positive,
    company_name: field,
    first_name: field,
    last_name: field,
    email: field,
    phone: field,
    quantity: v.number(),
    message: v.optional(message, ''),
  }),
  answer: nothing,
})
