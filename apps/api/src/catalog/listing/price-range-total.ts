import { type RawBuilder, sql } from 'kysely'
import { chosenFilters } from './filter-sql.ts'
import type { ListingFilter } from './listing-filter.ts'

/**
 * The number of products of the whole shop in a price range, with or without a minimum rating. Price bands inside the
 * range have stored counts; the two bands at its ends are counted. Undefined if another filter is
 * chosen.
 */
export function priceRangeTotal(filter: ListingFilter): RawBuilder<number> | undefined {
  const { categoryId, scope, understood = [], rating = 0, minPrice = 0, maxPrice, inStock } = filter
  const isOther = categoryId !== undefined || scope !== undefined || understood.length > 0
  const facets = chosenFilters(filter).map(({ facet }) => facet)
  if (isOther || !facets.includes('price') || facets.some((facet) => facet !== 'price' && facet !== 'rating'))
    return undefined
  const most = maxPrice ?? Number.MAX_SAFE_INTEGER
  const [first, last] = [bandOf(minPrice), bandOf(most)]
  const ends =
    first.number === last.number
      ? [[minPrice, most] as const]
      : [[minPrice, Math.min(first.to, most)] as const, [Math.max(last.from, minPrice), most] as const]
  const counted = ends.map(
    ([from, to]) => sql`(select count(*) from listed p where p.price between ${from} and ${to}
      and p.average >= ${rating} ${inStock ? sql`and not p.sold_out` : sql``})`,
  )
  const isWithin = sql`split_part(label, ':', 3)::int > ${first.number} and split_part(label, ':', 3)::int < ${last.number}
    and split_part(label, ':', 2)::int >= ${rating}`
  return sql`(${sql.join(counted, sql` + `)} + (select coalesce(sum(count), 0) from (
    select label, ${sql.ref(inStock ? 'in_stock' : 'products')} as count from facet_counts where place = -1
    union all
    select label, change from facet_changes, unnest(labels) as label
    where label ^@ 'price:' ${inStock ? sql`and not sold_out` : sql``}) banded where ${isWithin}))::int`
}

/**
 * The band of a price in kuruş: all prices with the same first two digits and the same length. `number` identifies it,
 * as the SQL function `price_band` computes it.
 */
function bandOf(price: number) {
  const digits = String(price)
  const unit = 10 ** Math.max(0, digits.length - 2)
  const from = Math.floor(price / unit) * unit
  return { number: digits.length * 100 + Number(digits.slice(0, 2)), from, to: from + unit - 1 }
}
