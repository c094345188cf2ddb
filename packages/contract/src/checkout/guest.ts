import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, text } from '../kernel/field.ts'

/** The answer is the same whether or not an account exists. */
export const checkGuestEmail = defineCall({
  method: 'POST',
  path: '/user/check_guest_email',
  who: 'any',
  summary: 'Whether an e-mail address may buy as a guest; does not reveal whether an account exists',
  body: v.strictObject({ email }),
  answer: v.object({ guest_email: text }),
})
/** Rate limited, so that a mailbox cannot be flooded. */
export const sendGuestCode = defineCall({
  method: 'POST',
  path: '/user/send_guest_activation_code',
  who: 'any',
  summary: 'Mail an activation code to a guest',
  body: v.strictObject({ email }),
  answer: v.object({ msg: text, expires_in: v.number(), retry_in: v.number() }),
})
/** Turns the caller's session into a guest's. Refused if the code is wrong or expired. */
export const checkGuestCode = defineCall({
  method: 'POST',
  path: '/user/check_guest_activation_code',
  who: 'any',
  summary: 'Verify the e-mail address with the code',
  body: v.strictObject({ email, code: v.pipe(v.string(), v.maxLength(12)) }),
  answer: v.object({ guest_email: text }),
})
