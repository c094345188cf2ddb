import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { text } from '../kernel/field.ts'

const endpoint = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
/** Base64url without padding, as browsers return their keys. */
const key = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[\w-]+$/))

/** Public, and the same for all callers. */
export const getPushKey = defineCall({
  method: 'GET',
  path: '/x/push-key',
  who: 'any',
  summary: 'The key by which a browser knows the shop’s messages',
  answer: v.object({ key: text }),
})
/** False for another owner's as well. */
export const postPushState = defineCall({
  method: 'POST',
  path: '/x/push-state',
  who: 'any',
  summary: 'Whether steps of the caller’s parcels, and alarms, are told to a browser',
  body: v.strictObject({ endpoint }),
  answer: v.object({ on: v.boolean() }),
})
/**
 * 422 for an endpoint that is not a known browser's push service. Repeating a call changes nothing; the subscription
 * ends with the session.
 */
export const postPush = defineCall({
  method: 'POST',
  path: '/x/push',
  who: 'any',
  summary: 'Tell steps of the caller’s parcels, and alarms, to a browser whose owner has consented',
  body: v.strictObject({ endpoint, p256dh: key(87), auth: key(22) }),
  answer: v.object({ on: v.boolean() }),
})
/** Ending an unknown subscription, or another caller's, changes nothing. */
export const postPushEnd = defineCall({
  method: 'POST',
  path: '/x/push-end',
  who: 'any',
  summary: 'Tell a browser no more',
  body: v.strictObject({ endpoint }),
  answer: v.object({ on: v.boolean() }),
})
