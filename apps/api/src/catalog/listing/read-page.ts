import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { type CardRow, selectCards } from '../product-card.ts'
import { baseCondition, chosenFilters } from './filter-sql.ts'
import type { ListingFilter, ListingPage } from './listing-filter.ts'
import { orderOf } from './sort-sql.ts'

/** Words of a search as text queries: what must match, and how well what matches fits. */
export interface SearchMatch {
  readonly match: string
  readonly rank: RawBuilder<number>
}

/** The cards of one page. The page is chosen first, on its own: only its rows are read whole and joined. */
export async function readPage(
  db: Database,
  filter: ListingFilter,
  wanted: ListingPage,
  search?: SearchMatch,
): Promise<readonly CardRow[]> {
  const conditions = [baseCondition(filter, search?.match), ...chosenFilters(filter).map(({ condition }) => condition)]
  const page = sql<{ id: number; place: number }>`unnest(array(
    select p.id from products p where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(wanted.sort, search?.rank)} limit ${wanted.limit} offset ${wanted.offset})) with ordinality`
  return selectCards(db)
    .innerJoin(page.as<'page'>(sql`page (id, place)`), 'page.id', 'p.id')
    .orderBy('page.place')
    .execute()
}
