import {
  type AnswerInput,
  type AutocompleteWire,
  type CallRequest,
  getAutocomplete,
  getBanners,
  getHgsProductOffers,
  getMostSolds,
  getNewcomers,
  getPhoneSlider,
  getPopularCategories,
  getProducts,
  getSearch,
  getSlider,
  getSliders,
} from '@market/contract'
import { searchUrl } from '@market/domain/navigation'
import { findCategory } from '@market/domain/catalog'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import { campaignRoutes } from './campaign/campaign-routes.ts'
import { categoryIdOf } from './category/category-id-of.ts'
import { categoryRoutes } from './category/category-routes.ts'
import { collectionRoutes } from './campaign/collection-routes.ts'
import { findCampaign } from './campaign/find-campaign.ts'
import { giftRoutes } from './campaign/gift-routes.ts'
import { readBanners, readPopularCategories, readSliders } from './home/home.ts'
import { type FacetCache, listProducts } from './listing/list-products.ts'
import { type ListingScope, readListingFilter, readListingPage } from './listing/listing-filter.ts'
import { originRoutes } from './campaign/origin-routes.ts'
import { productRow } from './product/product-row.ts'
import { productRoutes } from './product/product-routes.ts'
import { siteMapRoutes } from './site-map-routes.ts'
import { findCollection } from './campaign/read-collection.ts'
import { keepSearch } from './search/kept-search.ts'
import { readQueryWords } from './search/read-query.ts'
import { searchProducts } from './search/search-products.ts'
import { suggest } from './search/suggest/suggest.ts'

type Row = AnswerInput<typeof getMostSolds>
const defaultMostSold = 12
const maxMostSold = 48
/** The collection offered to drivers on the toll pages. */
const forTheWay = 'uzun-yol-cantasi'

/** Routes of the catalogue. Answers are cached briefly, since they are the same for all callers. */
export function catalogRoutes(): readonly AnyRoute[] {
  const facets: FacetCache = makeTtlCache({ seconds: 30, max: 500 })
  const suggestions = makeTtlCache<AutocompleteWire>({ seconds: 60, max: 2000 })
  const kept = keepSearch(facets)
  const sliders = makeTtlCache<AnswerInput<typeof getSliders>>({ seconds: 30, max: 50 })
  const banners = makeTtlCache<AnswerInput<typeof getBanners>>({ seconds: 30, max: 1 })
  const rows = makeTtlCache<Row>({ seconds: 30, max: 500 })
  const popular = makeTtlCache<AnswerInput<typeof getPopularCategories>>({ seconds: 60, max: 1 })
  return [
    route(getProducts, async ({ query, db, now }) => {
      const { campaign, tab, ...listing } = query
      if (!campaign) return listProducts(db, facets, readAsked(listing, now))
      const { id } = await findCampaign(db, campaign, { preview: false, now })
      const scope = { kind: 'campaign', campaignId: id, tab: tab || undefined } as const
      return listProducts(db, facets, { ...readAsked(listing, now, scope), page: readListingPage(listing, 'campaign') })
    }),
    route(getSearch, async ({ query, db, now }) =>
      searchProducts(db, kept, { q: query.q, literal: query.literal ?? [], ...readAsked(query, now) }),
    ),
    route(getAutocomplete, async ({ query, db, now }) => {
      const typed = readQueryWords(query.q).map(({ text }) => text)
      return suggestions.get(typed.join(' '), now, () => suggest(db, kept, typed.join(' '), now))
    }),
    route(getSliders, async ({ db, now }) => sliders.get('home', now, () => readSliders(db, 'home', now))),
    route(getSlider, async ({ query: { place }, db, now }) => ({
      place,
      ...(await sliders.get(place, now, () => readSliders(db, place, now))),
    })),
    route(getBanners, async ({ query, db, now }) => {
      const { items } = await banners.get('', now, () => readBanners(db, now))
      return {
        items: items.filter(
          ({ position, category }) =>
            (!query.position || position === query.position) && category === (query.category || null),
        ),
      }
    }),
    route(getMostSolds, async ({ query, db, now }) =>
      rows.get(JSON.stringify(['most-sold', query]), now, async () => {
        const category = findCategory(query.category_slug ?? '')
        if (query.category_slug && !category) return { results: [] }
        const limit = Math.min(query.limit || defaultMostSold, maxMostSold)
        return { results: await productRow(db, { rule: 'most-sold', categoryId: category?.id, limit, now }) }
      }),
    ),
    route(getPhoneSlider, async ({ query: { limit }, db, now }) => {
      const categoryId = categoryIdOf('cep-telefonu')
      const row = await rows.get(`phones ${limit}`, now, async () => ({
        results: await productRow(db, { rule: 'most-sold', categoryId, limit, now }),
      }))
      return { link: searchUrl({ category: 'cep-telefonu' }), ...row }
    }),
    route(getNewcomers, async ({ query: { limit }, db, now }) =>
      rows.get(`newcomers ${limit}`, now, async () => ({
        results: await productRow(db, { rule: 'newest', limit, now }),
      })),
    ),
    route(getHgsProductOffers, async ({ query: { limit }, db, now }) => {
      const row = await rows.get('way', now, async () => ({
        results: (await findCollection(db, forTheWay, now))?.results.filter(({ stock }) => stock > 0) ?? [],
      }))
      return { results: row.results.slice(0, limit) }
    }),
    route(getPopularCategories, async ({ db, now }) => popular.get('', now, () => readPopularCategories(db))),
    ...productRoutes(),
    ...siteMapRoutes(),
    ...categoryRoutes(facets),
    ...campaignRoutes(facets),
    ...collectionRoutes(facets),
    ...giftRoutes(),
    ...originRoutes(),
  ]
}

const readAsked = (query: CallRequest<typeof getProducts>['query'], now: Date, scope?: ListingScope) => ({
  filter: readListingFilter(query, categoryIdOf(query.category_slug), scope),
  page: readListingPage(query),
  now,
})
