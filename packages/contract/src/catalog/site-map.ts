import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, id, text, whole } from '../kernel/field.ts'

/** Seconds for which an answer may be shared. */
const shared = 600
const number = v.pipe(whole, v.minValue(0))

/** The highest product number; site maps are split by ranges of numbers. */
export const getSiteMapSize = defineCall({
  method: 'GET',
  path: '/x/site-map',
  who: 'open',
  summary: 'The highest product number, for splitting site maps',
  answer: v.object({ last_id: count }),
  shared,
})

/** At most 1000 addresses, in ascending order of number. */
export const getSiteMapProducts = defineCall({
  method: 'GET',
  path: '/x/site-map/products',
  who: 'open',
  summary: 'URLs of products on sale with a number above `after` up to `until`, ascending; at most 1000',
  query: v.object({ after: number, until: number }),
  answer: v.object({ items: v.array(v.object({ id, path: text })) }),
  shared,
})
