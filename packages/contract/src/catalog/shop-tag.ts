import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { positive, text } from '../kernel/field.ts'

/** Company data that the law requires a shop to show. */
export const shopTag = v.object({
  name: text,
  city: text,
  mersis: text,
  kep: text,
  taxnumber: text,
  /** Facts that the seller set in the panel; missing if there are none. */
  seller: v.optional(
    v.object({
      /** Last day of its leave, `YYYY-MM-DD`, while it is on leave. */
      leave_until: v.optional(text),
    }),
  ),
})

/** 404 for an unknown shop, and for one that was never opened. */
export const getShopTag = defineCall({
  method: 'GET',
  path: '/shop_tag',
  who: 'any',
  summary: 'Company data that the law requires a shop to show',
  query: v.object({ shopId: positive }),
  answer: shopTag,
})
