import {
  type Answer,
  getCategories,
  getCategory,
  getCategoryBanner,
  getCategoryCampaignProducts,
  getCategoryDetail,
  getCategoryFeaturedProducts,
  getCategoryMostSolds,
  getCategorySeo,
} from '@market/contract'
import type { CategoryCatalog, CategoryCount } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readBanners } from './read-banners.ts'
import { readCard } from './read-product.ts'

const rows = {
  'most-sold': getCategoryMostSolds,
  featured: getCategoryFeaturedProducts,
  campaign: getCategoryCampaignProducts,
} as const

/** `CategoryCatalog`: data of categories beyond the built-in tree. */
export const httpCategories = (api: ApiClient): CategoryCatalog => ({
  main: () => mapResult(api.send(getCategories, {}), ({ items }) => items.map(readCount)),
  below: (id) => mapResult(api.send(getCategory, { params: { id } }), ({ children }) => children.map(readCount)),
  detail: (slug) =>
    mapResult(api.send(getCategoryDetail, { query: { category_slug: slug } }), (wire) => ({
      name: wire.name,
      productCount: wire.product_count,
      inStockCount: wire.in_stock_count,
      priceRange: wire.price_range,
      brands: wire.brands,
      children: wire.children.map(readCount),
    })),
  words: (slug) =>
    mapResult(api.send(getCategorySeo, { query: { category_slug: slug } }), ({ title, description, text }) => ({
      title,
      description,
      text,
    })),
  banners: (slug) => mapResult(api.send(getCategoryBanner, { query: { category_slug: slug } }), readBanners),
  row: (row, { category, limit }) =>
    mapResult(api.send(rows[row], { query: { category_slug: category, limit } }), ({ results }) =>
      results.map(readCard),
    ),
})

type NodeWire = Pick<Answer<typeof getCategory>, 'id' | 'name' | 'slug' | 'product_count'>
const readCount = ({ id, name, slug, product_count }: NodeWire): CategoryCount => ({
  id,
  name,
  slug,
  count: product_count,
})
