import {
  type DealWire,
  getDailyOffers,
  getDailyOffersCategories,
  getDeal,
  getDeals,
  getTodayDeals,
} from '@market/contract'
import { findCategory } from '@market/domain/catalog'
import { categoryIdOf } from '../catalog/category/category-id-of.ts'
import { type FacetCache, listProducts } from '../catalog/listing/list-products.ts'
import { readListingFilter, readListingPage } from '../catalog/listing/listing-filter.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import { readDeal } from './read-deal.ts'
import { dailyOfferCategories, dailyOffers, readTodayDeals, runningSlots } from './today-deals.ts'

/** Routes for deals with their slots, cached for some seconds, since they are the same for all callers. */
export function dealRoutes(): readonly AnyRoute[] {
  const deals = makeTtlCache<DealWire>({ seconds: 10, max: 50 })
  const facets: FacetCache = makeTtlCache({ seconds: 30, max: 200 })
  return [
    route(getDeal, async ({ params, db, now }) => deals.get(params.id, now, () => readDeal(db, params.id, now))),
    route(getDeals, async ({ query, db, now }) => {
      // `slug` is the category of a listing's filter (rules.md L1), or the deal of the requested page.
      const category = query.category_slug ?? (findCategory(query.slug ?? '') && query.slug)
      const deal = query.slug === category ? undefined : query.slug || undefined
      const scope = { kind: 'deal', slotIds: await runningSlots(db, now, deal) } as const
      const filter = readListingFilter(query, categoryIdOf(category), scope)
      return listProducts(db, facets, { filter, page: readListingPage(query, 'deals'), now })
    }),
    route(getTodayDeals, async ({ db, now }) => readTodayDeals(db, now)),
    route(getDailyOffersCategories, async ({ db, now }) => dailyOfferCategories(db, now)),
    route(getDailyOffers, async ({ query: { category_slug, limit }, db, now }) => ({
      results: await dailyOffers(db, now, { categoryId: categoryIdOf(category_slug), limit }),
    })),
  ]
}
