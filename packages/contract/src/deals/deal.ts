import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, slug, text, whole } from '../kernel/field.ts'
import { listingAnswer, listingQuery } from '../catalog/listing.ts'
import { productCard } from '../catalog/product-card.ts'

/**
 * A deal by slug with its slots: hours for `super-firsat`, a day or days for the others. Their texts are `YYYY-MM-DD HH:mm:ss` in Turkish time plus
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
    slogan: text,
    note: text,
    /** Key of a scene. */
    image: text,
    tone: v.picklist(['petrol', 'saffron', 'plum', 'sand', 'mint']),
    /** Current and future slots, in order. */
    times: v.array(v.object({ start_date: text, end_date: text, active: v.boolean(), products: v.array(productCard) })),
  }),
})
/** A deal as a client reads it. */
export type DealWire = v.InferOutput<typeof getDeal.answer>

/** A listing (rules.md L1) with 60 products a page if no `limit` is given. `slug` names a deal or a category. */
export const getDeals = defineCall({
  method: 'GET',
  path: '/deals',
  who: 'any',
  summary: 'Products of the running deals; `slug` is a deal or a category',
  listing: true,
  query: v.object({ ...listingQuery, limit: v.optional(whole, 60), slug: v.optional(slug) }),
  answer: listingAnswer,
})

/** Times are texts as in rules.md L6. */
export const getTodayDeals = defineCall({
  method: 'GET',
  path: '/today_deals',
  who: 'any',
  summary: 'Deals that run or begin today, with their running slots',
  answer: v.object({
    items: v.array(
      v.object({ slug: text, title: text, url: text, start_date: text, end_date: text, product_count: count }),
    ),
    results: v.array(productCard),
  }),
})

/** Main categories, most deals first. */
export const getDailyOffersCategories = defineCall({
  method: 'GET',
  path: '/daily_offers_categories',
  who: 'any',
  summary: 'Main categories of the products on deal today',
  answer: v.object({ items: v.array(v.object({ id: v.number(), name: text, slug: text, count })) }),
})

/** Best-selling first. */
export const getDailyOffers = defineCall({
  method: 'GET',
  path: '/daily_offers',
  who: 'any',
  summary: 'Products on deal today, of one category or all',
  query: v.object({
    category_slug: v.optional(slug),
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 20),
  }),
  answer: v.object({ results: v.array(productCard) }),
})
