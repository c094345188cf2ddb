import { findCategoryById } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { type CardRow, selectCards } from '../product/product-card.ts'
import { bestMatching } from './best-matching.ts'
import { chosenFilters, filterCondition } from './filter-sql.ts'
import type { ListingFilter, ListingPage } from './listing-filter.ts'
import type { SearchMatch } from './search-match.ts'
import { orderOf } from './sort-sql.ts'

/**
 * What matches a search is cut into blocks of this many by popularity, and each block is ordered by how well it fits:
 * measuring the fit of more would cost every search of a common word dearly. An offset that no page number makes may need two.
 */
const block = 720

/** The cards of one page. The page is chosen first, on its own: only its rows are read whole and joined. */
export async function readPage(
  db: Database,
  filter: ListingFilter,
  wanted: ListingPage,
  search?: SearchMatch,
): Promise<readonly CardRow[]> {
  const { sort, limit, offset } = wanted
  const leftOfBlock = block - (offset % block)
  if (search && sort === 'default' && limit > leftOfBlock) {
    const parts = [
      { sort, offset, limit: leftOfBlock },
      { sort, offset: offset + leftOfBlock, limit: limit - leftOfBlock },
    ]
    return (await Promise.all(parts.map((part) => readPage(db, filter, part, search)))).flat()
  }
  const matching = sql`listed p where ${filterCondition(filter, search?.match)}`
  const first = Math.floor(offset / block) * block
  const ids =
    search && sort === 'default'
      ? sql`select p.id from ${bestMatching({ filter, match: search.match, limit: block, offset: first, mark: '~popular' })} p
          order by ${search.rank} desc, ${orderOf(sort)} limit ${limit} offset ${offset - first}`
      : sql`select p.id from ${isNarrow(filter, wanted, search) ? sql`(select p.* from ${matching} offset 0) p` : matching}
          order by ${orderOf(sort)} limit ${limit} offset ${offset}`
  const page = sql<{ id: number; place: number }>`unnest(array(${ids})) with ordinality`
  return selectCards(db)
    .innerJoin(page.as<'page'>(sql`page (id, place)`), 'page.id', 'p.id')
    .orderBy('page.place')
    .execute()
}

/**
 * Whether the products are few enough to be put in order rather than found in the order of all: those of a category are not
 * spread evenly over prices, names and filters, which the database would count on. `offset 0` keeps it from that.
 */
function isNarrow(filter: ListingFilter, { sort }: ListingPage, search: SearchMatch | undefined): boolean {
  if (search) return true
  const node = filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId)
  const isBelowMain = node !== undefined && node.parentId !== null
  return isBelowMain && (sort !== 'default' || chosenFilters(filter).length > 0)
}
