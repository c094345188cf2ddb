import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, pageNumber, slug, text, whole } from '../kernel/field.ts'
import { productCard } from './product-card.ts'

/** A registered geographic indication. */
const origin = v.object({ slug: text, name: text, city: text, region: text, note: text, product_count: count })

/** Regions with their registered geographic indications and best sellers. */
export const getPostBazaar = defineCall({
  method: 'GET',
  path: '/post-bazaar',
  who: 'any',
  summary: 'The producers’ bazaar: regions with their origins and best sellers',
  answer: v.object({
    regions: v.array(v.object({ name: text, origins: v.array(origin), results: v.array(productCard) })),
  }),
})

/** Products by page; without an origin those of all origins. */
export const getGeographyProducts = defineCall({
  method: 'GET',
  path: '/geography-products',
  who: 'any',
  summary: 'Products with a geographic indication, of one origin or all',
  query: v.object({
    page: pageNumber,
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 48),
    origin: v.optional(slug),
  }),
  answer: v.object({
    result_count: count,
    results: v.array(v.object({ ...productCard.entries, origin: v.nullable(text) })),
    origins: v.array(origin),
  }),
})
