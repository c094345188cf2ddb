import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { positive, text } from '../kernel/field.ts'

/** 404 for an unknown shop. */
export const getShopTag = defineCall({
  method: 'GET',
  path: '/shop_tag',
  who: 'any',
  summary: 'What the law asks a shop to show of itself',
  query: v.object({ shopId: positive }),
  answer: v.object({ name: text, city: text, mersis: text, kep: text, taxnumber: text }),
})
