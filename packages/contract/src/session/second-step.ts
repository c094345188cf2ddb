import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, nothing, text } from '../kernel/field.ts'

/** Six digits of the app or a recovery code, as typed. */
export const secondStepCode = v.pipe(v.string(), v.maxLength(40))
const password = v.pipe(v.string(), v.maxLength(200))

/** `data` of a refusal with code 5060: the ticket to send with the code, valid for ten minutes. */
const secondStepWanted = v.object({ ticket: text })
/** `data` of a refusal with code 5060, as a client reads it. */
export type SecondStepWanted = v.InferOutput<typeof secondStepWanted>

/** `since` is null while it is off. */
export const getSecondStep = defineCall({
  method: 'GET',
  path: '/x/second-step',
  who: 'member',
  summary: 'Whether the member signs in with a second step, and how many recovery codes are left',
  answer: v.object({ on: v.boolean(), since: v.nullable(instant), recovery_codes: count }),
})
/** 422 if the password is wrong, 409 if a second step is on. Beginning again gives another key; nothing is on before it is confirmed. */
export const postSecondStepBegin = defineCall({
  method: 'POST',
  path: '/x/second-step/begin',
  who: 'member',
  summary: 'A new key for an authenticator app (RFC 6238), which counts once it is confirmed',
  body: v.strictObject({ password }),
  answer: v.object({
    /** Base 32 (RFC 4648), to type. */
    key: text,
    /** `otpauth://totp/…`, for a QR code. */
    uri: text,
  }),
})
/**
 * 422 if the code is wrong or the key is older than half an hour, 409 if a second step is already on. The recovery
 * codes are returned only once.
 */
export const postSecondStepConfirm = defineCall({
  method: 'POST',
  path: '/x/second-step/confirm',
  who: 'member',
  summary: 'Turn the second step on by the first code of the app; gives ten recovery codes',
  idempotent: true,
  body: v.strictObject({ code: secondStepCode }),
  answer: v.object({ recovery_codes: v.array(text) }),
})
/**
 * 422 if the app's code is wrong, 404 if no second step is on. The earlier recovery codes become invalid; the new ones
 * are returned only once.
 */
export const postRecoveryCodes = defineCall({
  method: 'POST',
  path: '/x/second-step/recovery-codes',
  who: 'member',
  summary: 'Ten new recovery codes in place of those before, by a code of the app',
  idempotent: true,
  body: v.strictObject({ code: secondStepCode }),
  answer: v.object({ recovery_codes: v.array(text) }),
})
/** 422 if password or code is wrong, 404 if no second step is on. */
export const postSecondStepRemove = defineCall({
  method: 'POST',
  path: '/x/second-step/remove',
  who: 'member',
  summary: 'Turn the second step off, by the password and a code of the app or a recovery code',
  body: v.strictObject({ password, code: secondStepCode }),
  answer: nothing,
})
