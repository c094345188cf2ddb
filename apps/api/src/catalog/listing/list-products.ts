import type { ListingWire } from '@market/contract'
import { type CategoryNode, findCategoryById, pathTo } from '@market/domain'
import type { Database } from '../../database/open-database.ts'
import type { TtlCache } from '../../kernel/ttl-cache.ts'
import { cardWire } from '../product-card.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { deliveryKeys, type ListingFilter, type ListingPage } from './listing-filter.ts'
import { facetsWire } from './facets-wire.ts'
import { readPage, type SearchMatch } from './read-page.ts'

export type FacetCache = TtlCache<FacetCounts>

/** One page of products with its filter groups. Counts are the same for every page and order, and kept for a moment. */
export async function listProducts(
  db: Database,
  cache: FacetCache,
  asked: {
    readonly filter: ListingFilter
    readonly page: ListingPage
    readonly search?: SearchMatch
    readonly now: Date
  },
): Promise<ListingWire> {
  const { filter, page, search, now } = asked
  const category = filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId)
  const way = category ? pathTo(category.slug) : []
  const match = search?.match
  // Properties of everything at once tell nothing; they are counted where products are of a kind.
  const attributes = search !== undefined || way.length > 1 || filter.shop !== undefined || filter.attributes.length > 0
  const counting = cache.get(JSON.stringify([filter, match]), now, () =>
    countFacets(db, filter, { match, depth: way.length, attributes }),
  )
  const [counts, rows] = await Promise.all([counting, readPage(db, filter, page, search)])
  return {
    results: rows.map(cardWire),
    result_count: counts.total,
    attributes: facetsWire(filter, counts),
    badges: deliveryKeys.filter((_, index) => (counts.delivery[index] ?? 0) > 0),
    categories: way.map(categoryLink),
    sub_categories: categoryCounts(counts.subCategories),
    suggest_categories: search ? categoryCounts(counts.leafCategories) : [],
    suggest_queries: [],
    corrected_query: null,
    price_range: priceRange(counts.prices),
  }
}

const categoryLink = ({ id, name, slug }: CategoryNode) => ({ id, name, slug })

const categoryCounts = (counts: FacetCounts['subCategories']) =>
  counts
    .flatMap(([id, count]) => {
      const node = findCategoryById(id)
      return node ? [{ ...categoryLink(node), count }] : []
    })
    .sort((one, other) => other.count - one.count)

/** Whole lira around the prices, as the price filter takes them. */
const priceRange = ([min, max]: FacetCounts['prices']) =>
  min === null ? null : { min: Math.floor(min / 100), max: Math.ceil(max / 100) }
