import {
  type CampaignCardWire,
  type CampaignWire,
  getCampaign,
  getCampaignPreview,
  getCampaignPreviewProducts,
  getCampaigns,
  getProducts,
} from '@market/contract'
import type { Campaign, CampaignCard, CampaignCatalog } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { listingQuery, readListing } from './read-listing.ts'

/** `CampaignCatalog`: campaigns, their tabs and products. */
export const httpCampaigns = (api: ApiClient): CampaignCatalog => ({
  list: (request = {}) =>
    mapResult(api.send(getCampaigns, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(readCard),
    })),
  one: (slug) => mapResult(api.send(getCampaign, { params: { slug } }), readCampaign),
  preview: (slug) => mapResult(api.send(getCampaignPreview, { params: { slug } }), readCampaign),
  products: ({ campaign, tab, preview, ...request }) => {
    const query = { ...listingQuery(request), tab }
    return mapResult(
      preview
        ? api.send(getCampaignPreviewProducts, { query: { ...query, slug: campaign } })
        : api.send(getProducts, { query: { ...query, campaign } }),
      readListing,
    )
  },
})

const readCard = (wire: CampaignCardWire): CampaignCard => ({
  slug: wire.slug,
  title: wire.title,
  url: wire.url,
  kicker: wire.kicker,
  slogan: wire.slogan,
  image: wire.image,
  tone: wire.tone,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  productCount: wire.product_count,
})

const readCampaign = (wire: CampaignWire): Campaign => ({
  ...readCard(wire),
  published: wire.published,
  intro: wire.intro,
  terms: wire.terms,
  tabs: wire.tabs.map(({ product_count, ...tab }) => ({ ...tab, productCount: product_count })),
})
