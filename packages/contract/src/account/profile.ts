import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, nothing, text } from '../kernel/field.ts'
import { getMe } from '../session/access-token.ts'

const name = v.pipe(v.string(), v.maxLength(60))

/**
 * Names keep only letters and spaces (rules.md T2); 422 otherwise. The token's payload holds the name: renew the token
 * afterwards.
 */
export const putMe = defineCall({
  method: 'PUT',
  path: '/user/me',
  who: 'member',
  summary: 'Change name and consents; renewed tokens include them',
  body: v.strictObject({
    first_name: name,
    last_name: name,
    newsletter: v.boolean(),
    insider_contact_list: v.boolean(),
  }),
  answer: getMe.answer,
})
/** Refused with 422 unless it is a Turkish mobile number (rules.md V14). */
export const postUpdatePhone = defineCall({
  method: 'POST',
  path: '/user/update-phone',
  who: 'member',
  summary: 'Change the mobile phone number',
  body: v.strictObject({ phone: v.pipe(v.string(), v.maxLength(20)) }),
  answer: getMe.answer,
})
/**
 * Sends the code to the profile's number. 422 if the profile has no number or the password is wrong, 409 if no SMS can
 * be sent. Times in seconds.
 */
export const postPhoneCode = defineCall({
  method: 'POST',
  path: '/x/phone-code',
  who: 'member',
  summary: 'Send the code by SMS that proves the member’s mobile number',
  body: v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ msg: text, expires_in: v.number(), retry_in: v.number() }),
})
/**
 * 422 if the code is wrong, expired, or for another number than the profile's. A member who had proven the number
 * before loses it.
 */
export const postPhoneProof = defineCall({
  method: 'POST',
  path: '/x/phone-proof',
  who: 'member',
  summary: 'Prove the mobile number by the code, so that a code by SMS signs in',
  body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(12)) }),
  answer: getMe.answer,
})
/**
 * Sent to the new mailbox; 422 if the password is wrong or the address is already the member's. For another member's
 * address the response is the same, but no code is sent. Times in seconds.
 */
export const postEmailCode = defineCall({
  method: 'POST',
  path: '/x/email-code',
  who: 'member',
  summary: 'Mail the code that proves the member’s new e-mail address',
  body: v.strictObject({ email, password: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ msg: text, expires_in: v.number(), retry_in: v.number() }),
})
/** 422 if the code is wrong or over. The old mailbox gets a mail; renewed tokens include the new address. */
export const postEmailProof = defineCall({
  method: 'POST',
  path: '/x/email-proof',
  who: 'member',
  summary: 'Change the e-mail address by the code from the new mailbox',
  body: v.strictObject({ email, code: v.pipe(v.string(), v.maxLength(12)) }),
  answer: getMe.answer,
})
/** Refused with 422 if the check digits are wrong (rules.md V7). Replaces an ID sent before. */
export const postSetTc = defineCall({
  method: 'POST',
  path: '/set_tc',
  who: 'any',
  summary: 'Save the national ID that some orders need by law',
  body: v.strictObject({ tc: v.pipe(v.string(), v.maxLength(20)) }),
  answer: nothing,
})
