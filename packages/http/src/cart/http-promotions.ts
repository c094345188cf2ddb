import { getCoupons, getPromotions, postCoupon, type PromotionOfferWire } from '@market/contract'
import type { PromotionGateway, PromotionOffer } from '@market/domain/promotions'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readPromotionRule } from './read-promotion.ts'

/** `PromotionGateway`: campaigns and coupons. */
export const httpPromotions = (api: ApiClient): PromotionGateway => ({
  ofProduct: (id) => mapResult(api.send(getPromotions, { query: { product_id: id } }), readOffers),
  ofShop: (id) => mapResult(api.send(getPromotions, { query: { shop_id: id } }), readOffers),
  ofCart: () => mapResult(api.send(getPromotions, { query: { cart: '1' } }), readOffers),
  own: () => mapResult(api.send(getCoupons, {}), readOffers),
  collect: (id) => mapResult(api.send(postCoupon, { body: { promotion_id: id } }), readOffer),
})

const readOffers = ({ results }: { readonly results: readonly PromotionOfferWire[] }) => results.map(readOffer)
const readOffer = ({ ends_at, rule, ...offer }: PromotionOfferWire): PromotionOffer => ({
  ...offer,
  endsAt: ends_at,
  rule: readPromotionRule(rule),
})
