import * as v from 'valibot'
import { shopTag } from '../catalog/shop-tag.ts'
import { defineCall } from '../kernel/call.ts'
import { count, id, instant, lira, pageNumber, slug, text, whole } from '../kernel/field.ts'

/** A shop in a list. */
export const shopCard = v.object({
  id,
  slug: text,
  name: text,
  url: text,
  /** Key of the drawn sign, or initials in its place. */
  logo: text,
  city: text,
  rating: v.number(),
  rating_count: count,
  product_count: count,
})

/** Active shops only, page by page; `q` searches in their names. */
export const getShops = defineCall({
  method: 'GET',
  path: '/shops',
  who: 'any',
  summary: 'Shops with products on sale, by page',
  query: v.object({
    page: pageNumber,
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 24),
    q: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    sort: v.optional(v.picklist(['rating', 'name', 'products']), 'rating'),
  }),
  answer: v.object({ result_count: count, results: v.array(shopCard) }),
})

/** 404 for an unknown or closed shop. */
export const getShop = defineCall({
  method: 'GET',
  path: '/shops/{id}',
  who: 'any',
  summary: 'A shop by its number or slug, with the company data that the law requires',
  params: v.object({ id: slug }),
  answer: v.object({
    ...shopCard.entries,
    district: text,
    /** The shop's own description; may be empty. */
    description: v.optional(text, ''),
    joined_at: instant,
    cargo_price: lira,
    free_cargo_over: v.nullable(lira),
    prepare_days: count,
    /** Departments the shop sells in, most products first; the categories below it where it is one alone. */
    categories: v.array(v.object({ id: v.number(), name: text, slug: text, count })),
    tag: shopTag,
  }),
})
/** A shop as a client reads it. */
export type ShopWire = v.InferOutput<typeof getShop.answer>
