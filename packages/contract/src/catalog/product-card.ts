import * as v from 'valibot'
import { count, id, lira, text } from '../kernel/field.ts'

/** A discount limited in units: how many are left, and how many there were (rules.md C1, L5). */
export const discount = v.object({ max_quantity: count, original_quantity: count })
const shopBrief = v.object({ id, name: text, url: text, rating: v.number(), rating_count: count })

/** A product as shown in every list: sheet, suggestion, deal slot, related. */
export const productCard = v.object({
  id,
  name: text,
  brand: text,
  url: text,
  /** Price now, and the price before; equal without a discount. The struck price is the lowest of the last 30 days. */
  price: lira,
  original_price: lira,
  discount: v.nullable(discount),
  ship_price: lira,
  stock: count,
  /** Picture key; the address is `/img/{width}/{key}`. */
  thumbnail: text,
  big_thumbnail: text,
  shop: shopBrief,
  average: v.number(),
  rating_count: count,
  comment_count: count,
  badges: v.array(
    v.picklist(['free_shipping', 'fast_shipping', 'kargomat', 'pttemCard', 'wholeSale', 'geographic', 'set']),
  ),
  adult: v.boolean(),
  /** True when the shopper must choose a variant before it can be added. */
  has_variants: v.boolean(),
})
/** A product card as a client reads it. */
export type ProductCardWire = v.InferOutput<typeof productCard>
