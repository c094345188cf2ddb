import { type CallRequest, getProducts, getSearch } from '@market/contract'
import { findCategory } from '@market/domain'
import type { Deps } from '../kernel/deps.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { makeTtlCache } from '../kernel/ttl-cache.ts'
import { type FacetCache, listProducts } from './listing/list-products.ts'
import { readListingFilter, readListingPage } from './listing/listing-filter.ts'
import { searchProducts } from './search/search-products.ts'
import { texts } from './texts.ts'

/** Listings and the search share their counts' cache. */
export function catalogRoutes(_deps: Deps): readonly AnyRoute[] {
  const facets: FacetCache = makeTtlCache({ seconds: 30, most: 500 })
  return [
    route(getProducts, async ({ query, db, now }) => listProducts(db, facets, readAsked(query, now))),
    route(getSearch, async ({ query, db, now }) => searchProducts(db, facets, query.q, readAsked(query, now))),
  ]
}

const readAsked = (query: CallRequest<typeof getProducts>['query'], now: Date) => ({
  filter: readListingFilter(query, categoryIdOf(query.category_slug)),
  page: readListingPage(query),
  now,
})

/** The id of a category that is asked for by its slug; undefined where none is asked for. */
function categoryIdOf(slug: string | undefined): number | undefined {
  if (!slug) return undefined
  const category = findCategory(slug)
  if (!category) throw new Refusal(404, texts.categoryNotFound)
  return category.id
}
