import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inCategory } from '../in-category.ts'
import type { DeliveryKey, ListingFilter, ListingScope } from './listing-filter.ts'

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
      ...(filter.scope ? [inScope(filter.scope)] : []),
      ...(filter.inStock ? [sql<SqlBool>`not p.sold_out`] : []),
      ...(match === undefined ? [] : [sql<SqlBool>`p.search @@ ${match}::tsquery`]),
    ],
    sql` and `,
  )

/** Whether a product `p` stands in a set that editors made. */
function inScope(scope: ListingScope): Condition {
  switch (scope.kind) {
    case 'campaign':
      return sql`p.id in (select product_id from campaign_products where campaign_id = ${scope.campaignId}
        ${scope.tab === undefined ? sql`` : sql`and tab = ${scope.tab}`})`
    case 'deal':
      return sql`p.id in (select product_id from deal_products where slot_id = any(${scope.slotIds}::int[]))`
    case 'tag':
      return sql`p.tags @> array[${scope.tag}]::text[]`
    case 'origin':
      return sql`p.id in (select product_id from product_origins
        ${scope.originId === undefined ? sql`` : sql`where origin_id = ${scope.originId}`})`
  }
}

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
