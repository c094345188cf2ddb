import {
  type CampaignCardWire,
  getCampaign,
  getCampaignPreview,
  getCampaignPreviewProducts,
  getCampaigns,
  getDeals,
  getFindGift,
  getFindGifts,
  getGeographyProducts,
  getProducts,
  getTags,
  getTagSearch,
  getUserCollection,
} from '@market/contract'
import type { CampaignCard, Showcase } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { listingQuery, readListing } from './read-listing.ts'
import { readCard } from './read-product.ts'

export const httpShowcase = (api: ApiClient): Showcase => ({
  campaigns: (request) =>
    mapped(api.send(getCampaigns, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(readCampaignCard),
    })),
  campaign: ({ slug, preview }) =>
    mapped(api.send(preview ? getCampaignPreview : getCampaign, { params: { slug } }), (wire) => ({
      ...readCampaignCard(wire),
      published: wire.published,
      intro: wire.intro,
      terms: wire.terms,
      tabs: wire.tabs.map(({ product_count, ...tab }) => ({ ...tab, productCount: product_count })),
    })),
  campaignProducts: ({ campaign, tab, preview, ...request }) => {
    const query = { ...listingQuery(request), tab }
    return mapped(
      preview
        ? api.send(getCampaignPreviewProducts, { query: { ...query, slug: campaign } })
        : api.send(getProducts, { query: { ...query, campaign } }),
      readListing,
    )
  },
  collection: (slug) =>
    mapped(api.send(getUserCollection, { query: { list: slug } }), (wire) => ({
      slug: wire.collection_slug,
      name: wire.collection_name,
      note: wire.note,
      image: wire.image,
      tone: wire.tone,
      results: wire.results.map(readCard),
    })),
  tags: () =>
    mapped(api.send(getTags, {}), (wire) =>
      wire.items.map(({ product_count, ...tag }) => ({ ...tag, productCount: product_count })),
    ),
  tagged: ({ tag, ...request }) =>
    mapped(api.send(getTagSearch, { params: { tag }, query: listingQuery(request) }), (wire) => ({
      ...readListing(wire),
      tag: wire.tag,
    })),
  onDeal: ({ slug, ...request }) =>
    mapped(api.send(getDeals, { query: { ...listingQuery(request), slug } }), readListing),
  gifts: () => mapped(api.send(getFindGifts, {}), (wire) => wire.items.map(readIdea)),
  gift: (id) =>
    mapped(api.send(getFindGift, { params: { id } }), ({ results, ...idea }) => ({
      ...readIdea(idea),
      results: results.map(readCard),
    })),
  origins: (request) =>
    mapped(api.send(getGeographyProducts, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(({ origin, ...card }) => ({ ...readCard(card), origin })),
      origins: wire.origins.map(({ product_count, ...origin }) => ({ ...origin, productCount: product_count })),
    })),
})

const readCampaignCard = (wire: CampaignCardWire): CampaignCard => ({
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

interface IdeaWire {
  readonly id: number
  readonly name: string
  readonly receiver: string
  readonly note: string
  readonly image: string
  readonly product_count: number
}
const readIdea = ({ product_count, ...idea }: IdeaWire) => ({ ...idea, productCount: product_count })
