import type { ListingWire } from '@market/contract'
import { type CategoryNode, findCategoryById, pathTo } from '@market/domain/catalog'
import type { RawBuilder } from 'kysely'
import type { Database } from '@market/database'
import type { TtlCache } from '../../platform/http/ttl-cache.ts'
import { cardWire } from '../product/product-card.ts'
import type { Beside, Counted } from './beside-counts.ts'
import type { FacetCounts } from './facet-counts.ts'
import { deliveryKeys, type ListingFilter, type ListingPage } from './listing-filter.ts'
import { facetsWire } from './facets-wire.ts'
import { inChosenColour } from './in-chosen-colour.ts'
import { readFacets } from './read-facets.ts'
import { cardsAmong, cardsOfPlace, isOfOneBlock, readPage } from './read-page.ts'
import type { SearchMatch } from './search-match.ts'

export type FacetCache = TtlCache<FacetCounts>

interface Asked {
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly search?: SearchMatch
  readonly now: Date
}

/** One page of products with its filter groups. */
export const listProducts = async (db: Database, cache: FacetCache, asked: Asked): Promise<ListingWire> =>
  (await readListing(db, cache, asked)).listing

/**
 * One page of products with its filter groups, and the result of `instead` if nothing matches (undefined if the counts
 * came from the cache). Counts are the same for every page and order, and cached briefly.
 */
export async function readListing<Instead>(
  db: Database,
  cache: FacetCache,
  { filter, page, search, now, instead }: Asked & { readonly instead?: RawBuilder<Instead> | undefined },
): Promise<{ readonly listing: ListingWire; readonly instead?: Instead | undefined }> {
  const category = filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId)
  const way = category ? pathTo(category.slug) : []
  const match = search && search.match.length > 0 ? search.match : undefined
  // Properties are useful filters only for products of one kind, or for few products; other listings skip counting
  // them.
  const attributes = way.length > 1 || filter.attributes.length > 0 || namesCategory(filter) ? 'always' : 'of-few'
  const beside = search && besideOf(db, { filter, page, search, instead })
  let counted: Counted<Instead> | undefined
  const counting = cache.get(JSON.stringify([filter, match]), now, async () => {
    counted = await readFacets(db, filter, { match, attributes }, beside)
    return counted.counts
  })
  const [counts, rows] = await (search
    ? countedFirst(counting, async ({ total }) => counted?.cards ?? readPage(db, filter, page, { ...search, total }))
    : Promise.all([counting, readPage(db, filter, page)]))
  const listing = {
    results: rows.map(cardWire).map(inChosenColour(filter)),
    result_count: counts.total,
    attributes: facetsWire(filter, counts),
    badges: deliveryKeys.filter((_, index) => (counts.delivery[index] ?? 0) > 0),
    categories: way.map(categoryLink),
    sub_categories: categoryCounts(counts.categories, way.length),
    suggest_categories: search ? categoryCounts(counts.categories).slice(0, maxSuggested) : [],
    suggest_queries: [],
    corrected_query: null,
    price_range: priceRange(counts.prices),
  }
  return { listing, instead: counted?.instead }
}

/** The page's queries that run in the statement of the counts. Undefined if the page spans two blocks of relevance. */
function besideOf<Instead>(
  db: Database,
  {
    filter,
    page,
    search,
    instead,
  }: Required<Omit<Asked, 'now'>> & { readonly instead: RawBuilder<Instead> | undefined },
): Beside<Instead> | undefined {
  if (!isOfOneBlock(page)) return undefined
  return {
    among: (rows) => cardsAmong(db, page, search, rows),
    ofPlace: () => cardsOfPlace(db, filter, page, search),
    ofMany: async () => readPage(db, filter, page, { ...search, total: Infinity }),
    instead,
  }
}

/**
 * Counts first and reads the page only if products match. Postgres plans a search on each execution, which takes longer
 * than reading the page.
 */
async function countedFirst<Row>(
  counting: Promise<FacetCounts>,
  readRows: (counts: FacetCounts) => Promise<readonly Row[]>,
): Promise<readonly [FacetCounts, readonly Row[]]> {
  const counts = await counting
  return [counts, counts.total === 0 ? [] : await readRows(counts)]
}

const namesCategory = ({ understood = [] }: ListingFilter) => understood.some(({ kind }) => kind === 'category')

const categoryLink = ({ id, name, slug }: CategoryNode) => ({ id, name, slug })

/** Counts of leaf categories, or of their ancestors at a depth of the tree, largest first. */
function categoryCounts(leaves: FacetCounts['categories'], depth?: number): ListingWire['sub_categories'] {
  const counts = new Map<CategoryNode, number>()
  for (const [id, count] of leaves) {
    const leaf = findCategoryById(id)
    const node = leaf && depth !== undefined ? pathTo(leaf.slug)[depth] : leaf
    if (node) counts.set(node, (counts.get(node) ?? 0) + count)
  }
  return [...counts]
    .map(([node, count]) => ({ ...categoryLink(node), count }))
    .sort((one, other) => other.count - one.count || one.id - other.id)
}
const maxSuggested = 5

/** The price range rounded to whole lira, as the price filter takes them. */
const priceRange = ([min, max]: FacetCounts['prices']) =>
  min === null ? null : { min: Math.floor(min / 100), max: Math.ceil(max / 100) }
