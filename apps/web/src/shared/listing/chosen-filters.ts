import { formatPrice, type Money } from '@market/domain/money'
import type { ListingQuery } from '@market/domain/catalog'
import type { ListingData } from './listing-data.ts'
import { listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { toggleFacet } from './toggle-facet.ts'

/** A filter in force, and the query without it. */
interface ChosenFilter {
  readonly name: string
  readonly change: Partial<ListingQuery>
}

/** An amount in lira, with kuruş where there are any: `1.250`, `149,90`. */
export const shortLira = (amount: Money): string => formatPrice(amount).replace(/(,00)? TL$/, '')

/** The query without any filter. */
export const noFilters: Partial<ListingQuery> = {
  brands: [],
  delivery: [],
  rating: null,
  shop: '',
  attributes: [],
  price: {},
  stock: 'false',
}

/** The filters of a listing that are in force, as its chips name them. */
export function chosenFilters({ query, listing }: ListingData): readonly ChosenFilter[] {
  const lira = (amount: Money | undefined, none: string) => (amount === undefined ? none : shortLira(amount))
  const { min, max } = query.price
  return [
    ...listing.attributes.flatMap((facet) =>
      facet.values
        .filter(({ selected }) => selected)
        .map((value) => ({
          name: facet.key === 'rating' ? texts.rating(Number(value.value)) : value.name,
          change: toggleFacet(query, facet, value.value),
        })),
    ),
    ...(min === undefined && max === undefined
      ? []
      : [{ name: texts.priceRange(lira(min, '0'), lira(max, '…')), change: { price: {} } }]),
    ...(query.stock === 'true' ? [{ name: texts.inStock, change: { stock: 'false' } as const }] : []),
  ]
}

/** Whether anything is filtered, also by what has no chip: a brand that there is not. */
export const isFiltered = (query: ListingQuery): boolean =>
  listingHref('', query, noFilters) !== listingHref('', query, {})
