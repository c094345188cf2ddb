import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, nothing, positive, text, whole } from '../kernel/field.ts'

const question = v.object({
  id: v.number(),
  /** Masked, as `E** K**`. */
  name: text,
  text,
  date: instant,
  product: v.object({ name: text, url: text }),
  answer: v.nullable(v.object({ shop_name: text, text, date: instant })),
})
/** A question to a shop as a client reads it. */
export type QuestionWire = v.InferOutput<typeof question>
const page = {
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 10),
  offset: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(10_000)), 0),
}
const answer = v.object({ result_count: count, result: v.array(question) })

/** Text of 10 to 1000 characters. 404 for an unknown product. */
export const postAskShop = defineCall({
  method: 'POST',
  path: '/ask_question_the_shop',
  who: 'member',
  idempotent: true,
  summary: 'Ask the shop that sells a product',
  body: v.strictObject({
    product_id: positive,
    text: v.pipe(v.string(), v.maxLength(4000)),
    /** Shown on the product’s page once it is answered, with the name masked. */
    open: v.optional(v.boolean(), true),
  }),
  answer: nothing,
})
/** Only open questions with an answer, page by page. */
export const getProductQuestions = defineCall({
  method: 'GET',
  path: '/x/product-questions',
  who: 'any',
  summary: 'Public questions about a product with the shop’s answers, newest first',
  query: v.object({ productId: positive, ...page }),
  answer,
})
/** Page by page, answered or not. */
export const getMyQuestions = defineCall({
  method: 'GET',
  path: '/x/my-questions',
  who: 'member',
  summary: 'Questions of the member, newest first',
  query: v.object(page),
  answer,
})
