import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, positive, shortText, text } from '../kernel/field.ts'
import { promotionRule } from './promotion.ts'

const offer = v.object({
  id: text,
  name: text,
  rule: promotionRule,
  /** Null for the whole market's. */
  shop: v.nullable(v.object({ name: text, url: text })),
  ends_at: instant,
  /** `gone`: another shopper got its last use. */
  state: v.picklist(['automatic', 'open', 'collected', 'used', 'ended', 'gone']),
})
/** A campaign or coupon as shown to the caller. */
export type PromotionOfferWire = v.InferOutput<typeof offer>
const answer = v.object({ results: v.array(offer) })

/**
 * Offers in force, campaigns first; empty for an unknown product or shop, or if no filter is given. For the caller's
 * cart: coupons that can be collected and count a chosen line.
 */
export const getPromotions = defineCall({
  method: 'GET',
  path: '/x/promotions',
  who: 'any',
  summary: 'Campaigns and coupons that count a product, those of a shop, or coupons for the cart',
  query: v.object({
    product_id: v.optional(positive),
    shop_id: v.optional(positive),
    cart: v.optional(v.literal('1')),
  }),
  answer,
})
/** Usable coupons first, then used and ended ones, newest first. */
export const getCoupons = defineCall({
  method: 'GET',
  path: '/x/coupons',
  who: 'any',
  summary: 'Coupons that the caller has collected',
  answer,
})
/**
 * Collecting a coupon twice changes nothing. 404 for an unknown coupon or one that has not started, 409 for one that
 * has ended or is used up, and if the caller has too many.
 */
export const postCoupon = defineCall({
  method: 'POST',
  path: '/x/coupons',
  who: 'any',
  summary: 'Collect a coupon',
  idempotent: true,
  body: v.strictObject({ promotion_id: shortText }),
  answer: offer,
})
