import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { positive, text } from '../kernel/field.ts'

/** 404 for an unknown shop. */
export const getShopTag = defineCall({
  method: 'GET',
  path: '/shop_tag',
  who: 'any',
  summary: 'Company data that the law requires a shop to show',
  query: v.object({ shopId: positive }),
  answer: v.object({ name: text, city: text, mersis: text, kep: text, taxnumber: text }),
})
