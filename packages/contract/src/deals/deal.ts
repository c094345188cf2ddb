import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { slug, text } from '../kernel/field.ts'
import { productCard } from '../catalog/product-card.ts'

/**
 * A deal by slug. For `super-firsat` `times` are the slots; their texts are `YYYY-MM-DD HH:mm:ss` in Turkish time plus
 * three hours read as UTC, as the provider sends them (rules.md L6 shifts them back).
 */
export const getDeal = defineCall({
  method: 'GET',
  path: '/deals/{id}',
  who: 'any',
  summary: 'A deal page with its time slots',
  params: v.object({ id: slug }),
  answer: v.object({
    slug: text,
    title: text,
    times: v.array(v.object({ start_date: text, end_date: text, active: v.boolean(), products: v.array(productCard) })),
  }),
})
export type DealWire = v.InferOutput<typeof getDeal.answer>
