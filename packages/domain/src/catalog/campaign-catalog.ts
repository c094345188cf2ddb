import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Campaign, CampaignCard } from './campaign.ts'
import type { ListingPage, ListingRequest } from './listing.ts'

/** One page of campaigns, and the number of all. */
export interface CampaignList {
  readonly resultCount: number
  readonly results: readonly CampaignCard[]
}
/** Which products of a campaign are asked for. */
export interface CampaignProducts extends ListingRequest {
  readonly campaign: string
  readonly tab?: string
  /** Published or not. */
  readonly preview?: boolean
}

/** Campaigns; the same for every caller. */
export interface CampaignCatalog {
  /** Current campaigns, by page from 1; 12 a page without a limit. */
  list(request?: { readonly page?: number; readonly limit?: number }): GatewayResult<CampaignList>
  /** Returns published campaigns only. */
  one(slug: string): GatewayResult<Campaign>
  /** The campaign as it will be shown, published or not. */
  preview(slug: string): GatewayResult<Campaign>
  products(request: CampaignProducts): GatewayResult<ListingPage>
}
