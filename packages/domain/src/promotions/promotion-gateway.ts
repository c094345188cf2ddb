import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ProductId, ShopId } from '../kernel/ids.ts'
import type { PromotionRule } from './promotion.ts'

/**
 * State of an offer for the caller. A campaign is always `automatic`. A coupon can be collected (`open`), is
 * `collected`, was `used` by an order, has `ended`, or is `gone` because another shopper got its last use.
 */
export type OfferState = 'automatic' | 'open' | 'collected' | 'used' | 'ended' | 'gone'

/** A campaign or coupon as shown to the caller. */
export interface PromotionOffer {
  readonly id: string
  readonly name: string
  readonly rule: PromotionRule
  /** Null for the whole market's. */
  readonly shop: { readonly name: string; readonly url: string } | null
  /** Instant as ISO 8601 text. */
  readonly endsAt: string
  readonly state: OfferState
}

/** Campaigns and coupons as a visitor or member sees them. */
export interface PromotionGateway {
  /** Offers that count a product, campaigns first. */
  ofProduct(id: ProductId): GatewayResult<readonly PromotionOffer[]>
  /** Offers of a shop, campaigns first. */
  ofShop(id: ShopId): GatewayResult<readonly PromotionOffer[]>
  /** Coupons that can be collected and count something that is chosen in the caller's cart. */
  ofCart(): GatewayResult<readonly PromotionOffer[]>
  /** Collected coupons, usable ones first. */
  own(): GatewayResult<readonly PromotionOffer[]>
  /** Collecting one twice changes nothing. */
  collect(id: string): GatewayResult<PromotionOffer>
}
