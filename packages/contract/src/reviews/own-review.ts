import * as v from 'valibot'
import { productCard } from '../catalog/product-card.ts'
import { defineCall } from '../kernel/call.ts'
import { count, instant, nothing, positive, text, whole } from '../kernel/field.ts'

const review = v.object({
  id: v.number(),
  product: v.object({ id: v.number(), name: text, url: text, thumbnail: text }),
  rating: v.number(),
  text,
  date: instant,
  status: v.picklist(['waiting', 'published', 'refused']),
  /** Why it was refused. */
  reason: v.nullable(text),
})
/** A member's own review as clients receive it. */
export type OwnReviewWire = v.InferOutput<typeof review>

/** Stars from 1 to 5, text of 10 to 2000 characters. Refused if the member did not buy the product. */
export const postUserComment = defineCall({
  method: 'POST',
  path: '/user_comment/set',
  who: 'member',
  idempotent: true,
  summary: 'Write a comment on a bought product, or change it',
  body: v.strictObject({ product_id: positive, rating: v.number(), text: v.pipe(v.string(), v.maxLength(4000)) }),
  answer: review,
})
/** Page by page. */
export const getReviews = defineCall({
  method: 'GET',
  path: '/reviews',
  who: 'member',
  summary: 'Comments of the member, newest first',
  query: v.object({
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 10),
    offset: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(10_000)), 0),
  }),
  answer: v.object({ result_count: count, result: v.array(review) }),
})
/** 404 for another member's review. */
export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/review/{id}',
  who: 'member',
  summary: 'Delete a comment of the member',
  params: v.object({ id: positive }),
  answer: nothing,
})
/** At most `limit` products. */
export const getProductsNoComment = defineCall({
  method: 'GET',
  path: '/user_comment/products-no-comment',
  who: 'member',
  summary: 'Delivered products without a comment of the member',
  query: v.object({ limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(48)), 9) }),
  answer: v.object({ products: v.array(productCard) }),
})
/** At most one report per member and comment. */
export const postReviewReport = defineCall({
  method: 'POST',
  path: '/x/review-report',
  who: 'member',
  summary: 'Report a comment to the editors',
  body: v.strictObject({
    review_id: positive,
    reason: v.pipe(v.string(), v.maxLength(40)),
    note: v.pipe(v.string(), v.maxLength(2000)),
  }),
  answer: nothing,
})
