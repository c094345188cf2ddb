import type { Asked } from '../kernel/gateway-failure.ts'
import type { Campaign, CampaignPage } from './campaign.ts'
import type { Collection, ProductTag, ProductTagCount } from './collection.ts'
import type { Gift, GiftIdea } from './gift-idea.ts'
import type { ListingPage, ListingRequest } from './listing.ts'
import type { OriginPage, OriginRequest } from './origin.ts'

/** A campaign's products; a preview also of what is not published. */
export interface CampaignRequest extends ListingRequest {
  readonly campaign: string
  readonly tab?: string
  readonly preview: boolean
}

/** What editors put before shoppers beside the categories; the same for every caller. */
export interface Showcase {
  /** Campaigns that run; pages count from 1. */
  campaigns(request: { readonly page: number; readonly limit: number }): Asked<CampaignPage>
  campaign(request: { readonly slug: string; readonly preview: boolean }): Asked<Campaign>
  campaignProducts(request: CampaignRequest): Asked<ListingPage>
  collection(slug: string): Asked<Collection>
  tags(): Asked<readonly ProductTagCount[]>
  /** `tag` is null where nobody described it. */
  tagged(request: ListingRequest & { readonly tag: string }): Asked<ListingPage & { readonly tag: ProductTag | null }>
  /** What is on deal now; `slug` is a deal, or a category of any deal (rules.md L1). */
  onDeal(request: ListingRequest & { readonly slug?: string }): Asked<ListingPage>
  gifts(): Asked<readonly GiftIdea[]>
  gift(id: number): Asked<Gift>
  origins(request: OriginRequest): Asked<OriginPage>
}
