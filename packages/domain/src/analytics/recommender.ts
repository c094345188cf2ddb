import type { ProductCard } from '../catalog/product.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/**
 * Port for a recommendation service that works on analytics events. It receives nothing before the visitor has agreed.
 */
export interface Recommender {
  /** Whether its widget has started; asked again while it has not (rules.md S16). */
  start(): Promise<boolean>
  /** Products of one of its campaigns. */
  recommend(campaignId: string): GatewayResult<readonly ProductCard[]>
  /** Forgets the visitor. */
  reset(): void
}

/** The campaign of the shop's own pages (specification section 9). */
export const bestSellerCampaign = 'çok satan'
