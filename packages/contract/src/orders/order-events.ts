import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { shortText, text } from '../kernel/field.ts'

/**
 * Says that an order has changed, and nothing of what it is: it is to be read again. The first event comes at once where
 * `mark` is not that of the order now. The stream ends after some minutes, and when the server stops; 429 or 503 where too
 * many are open.
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
