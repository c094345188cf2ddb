import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { id, lira, text } from '../kernel/field.ts'

/** Needs two characters (rules.md L8). */
export const getAutocomplete = defineCall({
  method: 'GET',
  path: '/autocomplete',
  who: 'any',
  summary: 'Suggestions while typing: at most ten in all, at most five categories',
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(10_000)), '') }),
  answer: v.object({
    keywords: v.array(text),
    products: v.array(v.object({ id, name: text, brand: text, url: text, thumbnail: text, price: lira })),
    categories: v.array(v.object({ name: text, slug: text })),
    /** Campaigns, deals, collections and shops called so; for nothing typed the main categories. `image` is a picture's key. */
    browse: v.array(v.object({ url: text, image: text, text })),
  }),
})
/** Suggestions as a client reads them. */
export type AutocompleteWire = v.InferOutput<typeof getAutocomplete.answer>
