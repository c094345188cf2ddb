import {
  getCategories,
  getCategory,
  getCategoryBanner,
  getCategoryCampaignProducts,
  getCategoryDetail,
  getCategoryDiscountedProducts,
  getCategoryFeaturedProducts,
  getCategoryMostSolds,
  getCategorySeo,
  getCategorySlider,
  type ProductCardWire,
} from '@market/contract'
import { pathTo } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { makeTtlCache } from '../../platform/http/ttl-cache.ts'
import { nearest, readBanners, readCategorySlides } from '../home/home.ts'
import { type ListingFilter, readListingFilter } from '../listing/listing-filter.ts'
import type { FacetCache } from '../listing/list-products.ts'
import { readFacets } from '../listing/read-facets.ts'
import { productRow, type RowRule } from '../product/product-row.ts'
import {
  type CategoryCounts,
  categoryDetailWire,
  categorySeo,
  categoryWire,
  countCategories,
  getCategoryOrThrow,
  treeWire,
} from './read-category.ts'

/** Categories of the built-in tree with their current products. */
export function categoryRoutes(facets: FacetCache): readonly AnyRoute[] {
  const kept = makeTtlCache<CategoryCounts>({ seconds: 60, max: 1 })
  const counts = (db: Database, now: Date) => kept.get('', now, () => countCategories(db))
  const facetsOf = (db: Database, now: Date, categoryId: number, inStock: boolean) => {
    const filter = filterOf(categoryId, inStock)
    const counting = async () => (await readFacets(db, filter, { match: undefined, attributes: 'of-few' })).counts
    return facets.get(JSON.stringify(['category', filter]), now, counting)
  }
  const rows = makeTtlCache<{ results: ProductCardWire[] }>({ seconds: 30, max: 500 })
  const rowOf =
    (rule: RowRule) =>
    async ({ db, now, query: { category_slug, limit } }: RowRequest) => {
      const categoryId = getCategoryOrThrow(category_slug).id
      return rows.get(`${rule} ${categoryId} ${limit}`, now, async () => ({
        results: await productRow(db, { rule, categoryId, limit, now }),
      }))
    }
  return [
    route(getCategories, async ({ db, now }) => treeWire(await counts(db, now))),
    route(getCategory, async ({ params, db, now }) =>
      categoryWire(getCategoryOrThrow(params.id), await counts(db, now)),
    ),
    route(getCategoryDetail, async ({ query, db, now }) => {
      const node = getCategoryOrThrow(query.category_slug)
      const [all, inStock] = await Promise.all([facetsOf(db, now, node.id, false), facetsOf(db, now, node.id, true)])
      return categoryDetailWire(node, await counts(db, now), { all, inStock })
    }),
    route(getCategorySeo, async ({ query, db, now }) => {
      const node = getCategoryOrThrow(query.category_slug)
      return categorySeo(node, await facetsOf(db, now, node.id, false))
    }),
    route(getCategoryBanner, async ({ query, db, now }) => {
      const way = pathTo(getCategoryOrThrow(query.category_slug).slug).map(({ slug }) => slug)
      return { items: [...nearest(way, (await readBanners(db, now)).items)] }
    }),
    route(getCategorySlider, async ({ query, db, now }) =>
      readCategorySlides(db, getCategoryOrThrow(query.category_slug).slug, now),
    ),
    route(getCategoryMostSolds, rowOf('most-sold')),
    route(getCategoryCampaignProducts, rowOf('campaign')),
    route(getCategoryDiscountedProducts, rowOf('discounted')),
    route(getCategoryFeaturedProducts, rowOf('featured')),
  ]
}

interface RowRequest {
  readonly db: Database
  readonly now: Date
  readonly query: { readonly category_slug: string; readonly limit: number }
}

const filterOf = (categoryId: number, inStock: boolean): ListingFilter =>
  readListingFilter({ limit: 48, offset: 0, sort: 'default', stock: inStock ? 'true' : 'false' }, categoryId)
