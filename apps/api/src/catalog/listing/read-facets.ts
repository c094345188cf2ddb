import type { Database } from '@market/database'
import { countFacets } from './count-facets.ts'
import type { Beside, Counted } from './beside-counts.ts'
import type { WantedCounts } from './facet-counts.ts'
import { chosenFilters } from './filter-sql.ts'
import { cachedFacetCounts } from './cached-facet-counts.ts'
import type { ListingFilter } from './listing-filter.ts'

/**
 * The counts of a listing. A facet's counts leave its own filter out, so that choosing a value does not zero the other
 * values: they are the counts of the listing without that filter, which are stored for whole categories and shops.
 */
export async function readFacets<Instead>(
  db: Database,
  filter: ListingFilter,
  { match, attributes }: Pick<WantedCounts, 'match'> & { readonly attributes: 'always' | 'of-few' },
  beside?: Beside<Instead>,
): Promise<Counted<Instead>> {
  const chosen = chosenFilters(filter)
  const shops = filter.shop === undefined ? [] : [filter.shop]
  const wanted = { match, attributes, exact: true, brands: filter.brands, shops }
  const [{ counts: all, ...answered }, ...own] = await Promise.all([
    countAll(db, filter, wanted, beside),
    ...chosen.map(async ({ facet, name, without }) => ({
      facet,
      name,
      ...(await countAll(db, without, {
        ...wanted,
        exact: facet === 'price',
        attributes: name === undefined ? 'of-few' : { name },
      })),
    })),
  ])
  const of = (facet: string) => own.find((one) => one.facet === facet)?.counts ?? all
  const named = own.flatMap(({ name, counts }) => (name === undefined ? [] : counts.attributes))
  const isNamed = (facet: string) => own.some(({ name }) => name !== undefined && facet.startsWith(`${name}:`))
  return {
    ...answered,
    counts: {
      ...all,
      brands: of('brand').brands,
      shops: of('shop').shops,
      ratings: of('rating').ratings,
      delivery: of('delivery').delivery,
      prices: of('price').prices,
      attributes: [...all.attributes.filter(([facet]) => !isNamed(facet)), ...named],
    },
  }
}

const countAll = <Instead>(
  db: Database,
  filter: ListingFilter,
  wanted: WantedCounts,
  beside?: Beside<Instead>,
): Promise<Counted<Instead>> =>
  wanted.match === undefined && isWholePlace(filter)
    ? cachedFacetCounts(db, filter, wanted, beside)
    : countFacets(db, filter, wanted, beside)

/**
 * Whether the listing is the whole shop, one category, or several categories named by a search, without other filters.
 */
export function isWholePlace(filter: ListingFilter): boolean {
  const { scope, categoryId, understood = [] } = filter
  const [first, ...others] = understood
  const isPlace = first === undefined || (others.length === 0 && first.kind === 'category' && categoryId === undefined)
  return isPlace && scope === undefined && chosenFilters(filter).length === 0
}
