import {
  getCategoryDiscountedProducts,
  getDailyOffers,
  getDailyOffersCategories,
  getDeals,
  getTodayDeals,
} from '@market/contract'
import type { DealCatalog } from '@market/domain/deals'
import { listingQuery, readListing } from '../catalog/read-listing.ts'
import { readCard } from '../catalog/read-product.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `DealCatalog`: deals and daily offers. */
export const httpDeals = (api: ApiClient): DealCatalog => ({
  products: ({ slug, ...request }) =>
    mapResult(api.send(getDeals, { query: { ...listingQuery(request), slug } }), readListing),
  today: () =>
    mapResult(api.send(getTodayDeals, {}), (wire) => ({
      deals: wire.items.map(({ start_date, end_date, product_count, ...deal }) => ({
        ...deal,
        startDate: start_date,
        endDate: end_date,
        productCount: product_count,
      })),
      products: wire.results.map(readCard),
    })),
  offers: ({ category, limit }) =>
    mapResult(api.send(getDailyOffers, { query: { category_slug: category, limit } }), (wire) =>
      wire.results.map(readCard),
    ),
  discounted: ({ category, limit }) =>
    mapResult(api.send(getCategoryDiscountedProducts, { query: { category_slug: category, limit } }), (wire) =>
      wire.results.map(readCard),
    ),
  categories: () => mapResult(api.send(getDailyOffersCategories, {}), (wire) => wire.items),
})
