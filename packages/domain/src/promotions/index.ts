export { missingForPromotion } from './missing-for-promotion.ts'
export type { OfferState, PromotionGateway, PromotionOffer } from './promotion-gateway.ts'
export type { CartPromotion, Promotion, PromotionRule, Reduction } from './promotion.ts'
export { reductionSums } from './reduction-sums.ts'
