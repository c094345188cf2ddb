import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { shortText, text } from '../kernel/field.ts'

/**
 * Reports that an order has changed, without its data: read it again. The first event is sent at once if `mark` is
 * outdated. The stream ends after some minutes, and when the server stops; 429 or 503 if too many streams are open.
 */
export const postOrderEvents = defineCall({
  method: 'POST',
  path: '/x/order-events',
  who: 'any',
  summary: 'Follow an order of the caller, or the one that the signed link of a mail opens',
  stream: true,
  body: v.strictObject({
    /** Its number, or the link of its mail: a body is logged nowhere. */
    order: shortText,
    /** `mark` of the order as it was read last. */
    mark: shortText,
  }),
  answer: v.object({ mark: text }),
})
