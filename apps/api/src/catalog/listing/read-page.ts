import { findCategoryById } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { type CardRow, selectCards } from '../product/product-card.ts'
import { bestMatching } from './best-matching.ts'
import { chosenFilters, filterCondition } from './filter-sql.ts'
import type { ListingFilter, ListingPage } from './listing-filter.ts'
import type { SearchMatch } from './search-match.ts'
import { orderOf } from './sort-sql.ts'

/**
 * Search results are split into blocks of this size by popularity, and only each block is sorted by relevance, because
 * ranking all results of a common word is expensive. An offset that is not a multiple of the page size may need two
 * blocks.
 */
const block = 720

/**
 * The cards of one page. Its IDs are selected first, so that only those rows are read in full and joined. They come as one JSON
 * value: the embedded database takes longer to hand over a thousand columns than to find them.
 */
export async function readPage(
  db: Database,
  filter: ListingFilter,
  wanted: ListingPage,
  search?: SearchMatch & {
    /** Products that match. */
    readonly total: number
  },
): Promise<readonly CardRow[]> {
  const { sort, limit, offset } = wanted
  const leftOfBlock = block - (offset % block)
  const rank = sort === 'default' ? search?.rank : undefined
  if (rank && limit > leftOfBlock) {
    const parts = [
      { sort, offset, limit: leftOfBlock },
      { sort, offset: offset + leftOfBlock, limit: limit - leftOfBlock },
    ]
    return (await Promise.all(parts.map((part) => readPage(db, filter, part, search)))).flat()
  }
  const matching = sql`listed p where ${filterCondition(filter, search?.match)}`
  const narrow = sql`(select p.* from ${matching} offset 0) p`
  const first = Math.floor(offset / block) * block
  const ranked =
    search && search.total > block
      ? sql`${bestMatching({ filter, match: search.match, limit: block, offset: first, mark: '~popular' })} p`
      : narrow
  const ids = rank
    ? sql`select p.id from ${ranked}
        order by ${rank} desc, ${orderOf(sort)} limit ${limit} offset ${search && search.total > block ? offset - first : offset}`
    : sql`select p.id from ${isNarrow(filter, wanted, search?.match) ? narrow : matching}
        order by ${orderOf(sort)} limit ${limit} offset ${offset}`
  const page = sql<{ id: number; place: number }>`unnest(array(${ids})) with ordinality`
  const cards = selectCards(db)
    .innerJoin(page.as<'page'>(sql`page (id, place)`), 'page.id', 'p.id')
    .select('page.place')
  const { cards: rows } = await db
    .selectFrom(cards.as('card'))
    .select(sql<readonly CardRow[]>`coalesce(json_agg(card order by place), '[]')`.as('cards'))
    .executeTakeFirstOrThrow()
  return rows
}

/**
 * Whether the products are few enough to be sorted instead of being found by a scan in the listing's order. The
 * planner assumes that a category's products are spread evenly over prices, names and filters, which they are not;
 * `offset 0` prevents that plan.
 */
function isNarrow(filter: ListingFilter, { sort }: ListingPage, match: SearchMatch['match'] = []): boolean {
  if (match.length > 0 || (filter.understood ?? []).length > 0) return true
  const node = filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId)
  const isBelowMain = node !== undefined && node.parentId !== null
  return isBelowMain && (sort !== 'default' || chosenFilters(filter).length > 0)
}
