import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, slug, text } from '../kernel/field.ts'
import { listingAnswer, listingQuery } from './listing.ts'
import { productCard } from './product-card.ts'

/** 404 for an unknown collection. */
export const getUserCollection = defineCall({
  method: 'GET',
  path: '/user-collection',
  who: 'any',
  summary: 'An editorial set of products, in the editors’ order',
  query: v.object({ list: v.optional(slug, '') }),
  answer: v.object({
    collection_slug: text,
    collection_name: text,
    note: text,
    image: text,
    tone: v.picklist(['petrol', 'saffron', 'plum', 'sand', 'mint']),
    results: v.array(productCard),
  }),
})
/** A collection as a client reads it. */
export type CollectionWire = v.InferOutput<typeof getUserCollection.answer>

const tag = v.object({ slug: text, name: text, note: text })

/** A listing (rules.md L1): page as `offset` and `limit`. */
export const getTagSearch = defineCall({
  method: 'GET',
  path: '/tagsearch/{tag}',
  who: 'any',
  summary: 'Products with a tag',
  listing: true,
  params: v.object({ tag: slug }),
  query: v.object(listingQuery),
  answer: v.object({
    ...listingAnswer.entries,
    /** Null for a tag without a description. */
    tag: v.nullable(tag),
  }),
})

/** All tags, for the tag page. */
export const getTags = defineCall({
  method: 'GET',
  path: '/x/tags',
  who: 'any',
  summary: 'Tags with the number of their products',
  answer: v.object({ items: v.array(v.object({ ...tag.entries, product_count: count })) }),
})
