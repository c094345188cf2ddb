import * as v from 'valibot'
import { text } from '../kernel/field.ts'

/** Gift options of a line: wrapping, a note for the recipient, and no prices on the paper in its parcel. */
export const giftChoice = v.object({ wrapped: v.boolean(), note: text, prices_hidden: v.boolean() })

/** Gift options as a client sends them, before the note is checked. */
export const sentGift = v.strictObject({
  wrapped: v.boolean(),
  note: v.pipe(v.string(), v.maxLength(2_000)),
  prices_hidden: v.boolean(),
})
