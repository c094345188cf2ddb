import type { Database } from '../../database/open-database.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { chosenFilters } from './filter-sql.ts'
import { keptFacets } from './kept-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

/** The counts of a listing: kept ones where it is a whole category or shop, else counted over what is left. */
export const readFacets = (
  db: Database,
  filter: ListingFilter,
  wanted: { readonly match: string | undefined; readonly attributes: 'always' | 'of-few' },
): Promise<FacetCounts> =>
  wanted.match === undefined && filter.scope === undefined && chosenFilters(filter).length === 0
    ? keptFacets(db, filter, wanted)
    : countFacets(db, filter, wanted)
