import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inCategory } from '../in-category.ts'
import type { DeliveryKey, ListingFilter } from './listing-filter.ts'

type Condition = RawBuilder<SqlBool>
/** A filter that a shopper chose, with the facet it belongs to: its own facet is counted as if it were not chosen. */
export interface ChosenFilter {
  readonly facet: string
  readonly condition: Condition
}

export const attributeFacet = (name: string) => `attr:${name}`

/** What holds for every product of the listing, whatever is chosen beside it. `match` is a text query, for a search. */
export const baseCondition = (filter: ListingFilter, match: string | undefined): Condition =>
  sql.join(
    [
      sql<SqlBool>`p.active`,
      ...(filter.categoryId === undefined ? [] : [inCategory(filter.categoryId)]),
      ...(filter.inStock ? [sql<SqlBool>`not p.sold_out`] : []),
      ...(match === undefined ? [] : [sql<SqlBool>`p.search @@ ${match}::tsquery`]),
    ],
    sql` and `,
  )

/** The chosen filters on a product `p`, in a fixed order. */
export function chosenFilters(filter: ListingFilter): readonly ChosenFilter[] {
  const { brands, minPrice, maxPrice, rating, delivery, shop, attributes } = filter
  const chosen: ChosenFilter[] = []
  const add = (facet: string, condition: Condition) => chosen.push({ facet, condition })
  if (brands.length > 0) add('brand', sql`p.brand_id in (select id from brands where slug = any(${brands}::text[]))`)
  if (minPrice !== undefined || maxPrice !== undefined)
    add('price', sql`p.price between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}`)
  if (rating !== undefined) add('rating', sql`p.average >= ${rating}`)
  if (delivery.length > 0)
    add(
      'delivery',
      sql`(${sql.join(
        delivery.map((key) => deliveryColumns[key]),
        sql` or `,
      )})`,
    )
  if (shop !== undefined) add('shop', sql`p.shop_id in (select id from shops where slug = ${shop})`)
  for (const { name, values } of attributes)
    add(attributeFacet(name), sql`p.facets && ${values.map((value) => `${name}:${value}`)}::text[]`)
  return chosen
}

export const deliveryColumns: Readonly<Record<DeliveryKey, RawBuilder<boolean>>> = {
  free_shipping: sql`p.free_shipping`,
  fast_shipping: sql`p.fast_shipping`,
  kargomat: sql`p.kargomat`,
}
