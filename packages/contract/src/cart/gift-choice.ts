import * as v from 'valibot'
import { text } from '../kernel/field.ts'

/** A line as a gift: wrapped, with a note for whom it is, and with no price on the paper in its parcel. */
export const giftChoice = v.object({ wrapped: v.boolean(), note: text, prices_hidden: v.boolean() })
