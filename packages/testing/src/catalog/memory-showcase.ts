import {
  type Campaign,
  type Collection,
  type Gift,
  type ListingRequest,
  type Origin,
  type ProductCard,
  type ProductTag,
  type Showcase,
  succeed,
} from '@market/domain'
import { notFound } from '../kernel/failing.ts'
import { aListingPage } from './a-listing-page.ts'

interface MemoryCampaign extends Campaign {
  /** Products by tab; the empty tab where it has none. */
  readonly products: Readonly<Record<string, readonly ProductCard[]>>
}
export interface MemoryShowcaseContent {
  readonly campaigns?: readonly MemoryCampaign[]
  readonly collections?: readonly Collection[]
  readonly tags?: readonly (ProductTag & { readonly products: readonly ProductCard[] })[]
  /** What runs now, by deal. */
  readonly deals?: Readonly<Record<string, readonly ProductCard[]>>
  readonly gifts?: readonly Gift[]
  readonly origins?: readonly (Omit<Origin, 'productCount'> & { readonly products: readonly ProductCard[] })[]
}

const page = (found: readonly ProductCard[], { offset, limit, sort }: ListingRequest) => {
  const sorted = sort === 'price_asc' ? found.toSorted((one, other) => one.price - other.price) : found
  return aListingPage({ results: sorted.slice(offset, offset + limit), resultCount: found.length })
}

/** Campaigns, collections, tags, gifts and origins in memory. */
export const memoryShowcase = (content: MemoryShowcaseContent = {}): Showcase => {
  const { campaigns = [], collections = [], tags = [], deals = {}, gifts = [], origins = [] } = content
  const open = (slug: string, preview: boolean) =>
    campaigns.find((one) => one.slug === slug && (preview || one.published))
  const ofOrigin = (slug?: string) =>
    origins
      .filter((one) => slug === undefined || one.slug === slug)
      .flatMap(({ name, products }) => products.map((product) => ({ ...product, origin: name })))
  return {
    async campaigns(request) {
      const running = campaigns.filter(({ published }) => published)
      const from = (request.page - 1) * request.limit
      return succeed({ resultCount: running.length, results: running.slice(from, from + request.limit) })
    },
    async campaign({ slug, preview }) {
      const found = open(slug, preview)
      return found ? succeed(found) : notFound('Kampanya bulunamadı')
    },
    async campaignProducts({ campaign, tab, preview, ...request }) {
      const found = open(campaign, preview)
      if (!found) return notFound('Kampanya bulunamadı')
      const parts = tab === undefined ? Object.values(found.products) : [found.products[tab] ?? []]
      return succeed(page(parts.flat(), request))
    },
    async collection(slug) {
      const found = collections.find((one) => one.slug === slug)
      return found ? succeed(found) : notFound('Koleksiyon bulunamadı')
    },
    tags: async () => succeed(tags.map(({ products, ...tag }) => ({ ...tag, productCount: products.length }))),
    async tagged({ tag: slug, ...request }) {
      const { products = [], ...tag } = tags.find((one) => one.slug === slug) ?? {}
      return succeed({ ...page(products, request), tag: 'slug' in tag ? tag : null })
    },
    async onDeal({ slug, ...request }) {
      return succeed(page(slug === undefined ? Object.values(deals).flat() : (deals[slug] ?? []), request))
    },
    gifts: async () => succeed(gifts),
    async gift(id) {
      const found = gifts.find((one) => one.id === id)
      return found ? succeed(found) : notFound('Hediye fikri bulunamadı')
    },
    async origins({ origin, page: number, limit }) {
      const found = ofOrigin(origin)
      if (origin !== undefined && found.length === 0) return notFound('Coğrafi işaret bulunamadı')
      const all = origins.map(({ products, ...one }) => ({ ...one, productCount: products.length }))
      const from = (number - 1) * limit
      return succeed({ resultCount: found.length, results: found.slice(from, from + limit), origins: all })
    },
  }
}
