import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, shortText, slug, text, whole } from '../kernel/field.ts'
import { productCard } from './product-card.ts'

/** A value of a filter, or up to 40. */
const many = v.pipe(
  v.union([shortText, v.pipe(v.array(shortText), v.maxLength(40))]),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
)

/**
 * Query of every listing. The client derives `offset` and `category_slug` from page and category (rules.md L1).
 * `brand`, `delivery` and `attr` may repeat; `attr` is `Name:Value`; `price` is `min-max` in lira, either side may be
 * empty.
 */
export const listingQuery = {
  limit: v.optional(whole, 48),
  offset: v.optional(v.pipe(whole, v.minValue(0)), 0),
  sort: v.optional(slug, 'default'),
  category_slug: v.optional(slug),
  stock: v.optional(v.picklist(['true', 'false']), 'false'),
  brand: v.optional(many),
  price: v.optional(v.pipe(v.string(), v.maxLength(40))),
  rating: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(5))),
  delivery: v.optional(many),
  shop: v.optional(slug),
  attr: v.optional(many),
}

const asked = v.object({ q: text, literal: v.array(text) })
/** Findings of a search besides its products. */
const searchFindings = v.object({
  /** Parts of the query that became conditions: as typed, the text of a chip, and the search without the condition. */
  understood: v.array(v.object({ text, label: text, without: asked })),
  /** The order that the query asks for: `en ucuz`. */
  sort: v.optional(text),
  /** Words and conditions that were dropped, because no product met all of them. */
  left_out: v.array(text),
  /** Pages that are called so; `image` is a picture's key, null for brands and categories. */
  pages: v.array(
    v.object({
      kind: v.picklist(['shop', 'brand', 'category', 'campaign']),
      name: text,
      url: text,
      image: v.nullable(text),
    }),
  ),
  /** If nothing was found: best sellers of the categories closest to the words. */
  near: v.array(productCard),
})

/** A facet with disjunctive counts: choosing a value does not zero its sisters. `key` is the query's name. */
const facet = v.object({
  key: text,
  name: text,
  values: v.array(v.object({ value: text, name: text, count, selected: v.boolean() })),
})
const categoryCount = v.object({ id: v.number(), name: text, slug: text, count })

/** One page of a listing: its products, the number of all matching ones, and the filter groups with counts. */
export const listingAnswer = v.object({
  results: v.array(productCard),
  result_count: count,
  attributes: v.array(facet),
  badges: v.array(text),
  /** Path from the root to the listed category. */
  categories: v.array(v.object({ id: v.number(), name: text, slug: text })),
  sub_categories: v.array(categoryCount),
  /** Categories with the most hits of a search; at most 5. */
  suggest_categories: v.array(categoryCount),
  /** Similar queries, when a search found few or no products. */
  suggest_queries: v.array(text),
  /** The searched words after a correction of typos, else null. */
  corrected_query: v.nullable(text),
  price_range: v.nullable(v.object({ min: v.number(), max: v.number() })),
  /** Only of a search. */
  search: v.optional(searchFindings),
})
/** A page of a listing as a client reads it. */
export type ListingWire = v.InferOutput<typeof listingAnswer>

/** A listing (rules.md L1): page as `offset` and `limit`. An unknown filter value matches nothing. */
export const getProducts = defineCall({
  method: 'GET',
  path: '/products',
  who: 'any',
  summary: 'Products of a category, a shop or a campaign',
  listing: true,
  query: v.object({ ...listingQuery, campaign: v.optional(slug), tab: v.optional(slug) }),
  answer: listingAnswer,
})

/**
 * A listing (rules.md L1) ordered by relevance; letter case, dots and accents are ignored (rules.md T4). `literal` may
 * repeat: parts of the query to search as words, although they could be understood as a condition.
 */
export const getSearch = defineCall({
  method: 'GET',
  path: '/search',
  who: 'any',
  summary: 'Search products',
  listing: true,
  query: v.object({
    ...listingQuery,
    q: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
    literal: v.optional(many),
  }),
  answer: listingAnswer,
})
