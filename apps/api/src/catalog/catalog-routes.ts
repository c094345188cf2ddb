import {
  type AnswerInput,
  type AutocompleteWire,
  type CallRequest,
  getAutocomplete,
  getBanners,
  getMostSolds,
  getPopularCategories,
  getProductDetail,
  getProducts,
  getProductVariants,
  getRelatedProducts,
  getSearch,
  getSliders,
} from '@market/contract'
import { findCategory } from '@market/domain'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { makeTtlCache } from '../kernel/ttl-cache.ts'
import { readBanners, readMostSold, readPopularCategories, readSliders } from './home.ts'
import { type FacetCache, listProducts } from './listing/list-products.ts'
import { readListingFilter, readListingPage } from './listing/listing-filter.ts'
import { cardWire } from './product-card.ts'
import { productDetail, productVariants } from './product-detail.ts'
import { relatedProducts } from './related-products.ts'
import { readQueryWords } from './search/read-query.ts'
import { searchProducts } from './search/search-products.ts'
import { suggest } from './search/suggest.ts'
import { texts } from './texts.ts'

/** What is the same for everybody is kept for a moment; nothing here depends on the caller. */
export function catalogRoutes(): readonly AnyRoute[] {
  const facets: FacetCache = makeTtlCache({ seconds: 30, most: 500 })
  const suggestions = makeTtlCache<AutocompleteWire>({ seconds: 60, most: 2000 })
  const sliders = makeTtlCache<AnswerInput<typeof getSliders>>({ seconds: 30, most: 1 })
  const banners = makeTtlCache<AnswerInput<typeof getBanners>>({ seconds: 30, most: 1 })
  const mostSold = makeTtlCache<AnswerInput<typeof getMostSolds>>({ seconds: 30, most: 500 })
  const popular = makeTtlCache<AnswerInput<typeof getPopularCategories>>({ seconds: 60, most: 1 })
  return [
    route(getProducts, async ({ query, db, now }) => listProducts(db, facets, readAsked(query, now))),
    route(getSearch, async ({ query, db, now }) => searchProducts(db, facets, query.q, readAsked(query, now))),
    route(getAutocomplete, async ({ query, db, now }) => {
      const typed = readQueryWords(query.q).map(({ spelling }) => spelling)
      return suggestions.get(typed.join(' '), now, () => suggest(db, typed.join(' ')))
    }),
    route(getProductDetail, async ({ query, db, now }) => productDetail(db, query.productId, now)),
    route(getProductVariants, async ({ query, db }) => productVariants(db, query.productId)),
    route(getRelatedProducts, async ({ query, db }) => ({
      results: (await relatedProducts(db, query.productId)).map(cardWire),
    })),
    route(getSliders, async ({ db, now }) => sliders.get('', now, () => readSliders(db, now))),
    route(getBanners, async ({ query, db, now }) => {
      const { items } = await banners.get('', now, () => readBanners(db))
      return {
        items: items.filter(
          ({ position, category }) =>
            (!query.position || position === query.position) && (!query.category || category === query.category),
        ),
      }
    }),
    route(getMostSolds, async ({ query, db, now }) =>
      mostSold.get(JSON.stringify(query), now, () => readMostSold(db, query)),
    ),
    route(getPopularCategories, async ({ db, now }) => popular.get('', now, () => readPopularCategories(db))),
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
