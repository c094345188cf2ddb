import { formatPrice, type Money } from '@market/domain/money'
import type { ListingQuery } from '@market/domain/catalog'
import type { ListingData } from './listing-data.ts'
import { listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { toggleFacet } from './toggle-facet.ts'

/** An active filter, and the query change that removes it. */
interface ChosenFilter {
  readonly name: string
  readonly change: Partial<ListingQuery>
}

/** An amount in lira, with kuruş only if there are any: `1.250`, `149,90`. */
export const shortLira = (amount: Money): string => formatPrice(amount).replace(/(,00)? TL$/, '')

/** A query change that removes all filters. */
export const noFilters: Partial<ListingQuery> = {
  brands: [],
  delivery: [],
  rating: null,
  shop: '',
  attributes: [],
  price: {},
  stock: 'false',
}

/** The active filters of a listing, as its chips show them. */
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

/** Whether any filter is active, including those without a chip, such as an unknown brand. */
export const isFiltered = (query: ListingQuery): boolean =>
  listingHref('', query, noFilters) !== listingHref('', query, {})
