import { formatPrice, type ListingQuery } from '@market/domain'
import { Icon, Link } from '@market/ui'
import * as css from './listing.css.ts'
import { type ListingData, listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { toggleFacet } from './toggle-facet.ts'

/** What is filtered, each taken back by its chip. */
export function FilterChips({ query, listing, path }: ListingData) {
  const chips: { readonly name: string; readonly change: Partial<ListingQuery> }[] = listing.attributes.flatMap(
    (facet) =>
      facet.values
        .filter(({ selected }) => selected)
        .map((value) => ({
          name: facet.key === 'rating' ? texts.rating(Number(value.value)) : value.name,
          change: toggleFacet(query, facet, value.value),
        })),
  )
  const { min, max } = query.price
  if (min !== undefined || max !== undefined)
    chips.push({
      name: texts.priceRange(
        min === undefined ? '0' : (formatPrice(min).split(',')[0] ?? ''),
        max === undefined ? '…' : (formatPrice(max).split(',')[0] ?? ''),
      ),
      change: { price: {} },
    })
  if (query.stock === 'true') chips.push({ name: texts.inStock, change: { stock: 'false' } })
  if (chips.length === 0) return null
  const none: Partial<ListingQuery> = {
    brands: [],
    delivery: [],
    rating: null,
    shop: '',
    attributes: [],
    price: {},
    stock: 'false',
  }
  return (
    <ul className={css.chips}>
      {chips.map((chip) => (
        <li key={chip.name}>
          <Link href={listingHref(path, query, chip.change)} className={css.chip} aria-label={texts.remove(chip.name)}>
            {chip.name} <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={listingHref(path, query, none)} className={css.clear}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}
