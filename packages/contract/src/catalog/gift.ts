import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, id, positive, text } from '../kernel/field.ts'
import { productCard } from './product-card.ts'

const giftIdea = v.object({
  id,
  name: text,
  /** The recipient of the gift. */
  receiver: text,
  note: text,
  image: text,
  product_count: count,
})

/** All gift ideas. */
export const getFindGifts = defineCall({
  method: 'GET',
  path: '/find-gifts',
  who: 'any',
  summary: 'Gift ideas by recipient',
  answer: v.object({ items: v.array(giftIdea) }),
})

/** 404 for an unknown idea. */
export const getFindGift = defineCall({
  method: 'GET',
  path: '/find-gifts/{id}',
  who: 'any',
  summary: 'A gift idea with its products',
  params: v.object({ id: positive }),
  answer: v.object({ ...giftIdea.entries, results: v.array(productCard) }),
})
