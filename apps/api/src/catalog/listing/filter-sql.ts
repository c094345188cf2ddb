import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inCategory } from '../category/in-category.ts'
import type { DeliveryKey, ListingFilter, ListingScope } from './listing-filter.ts'
import type { SearchMatch } from './search-match.ts'
import { demandsStock, isStocked } from './stocked-choices.ts'
import { understoodCondition } from './understood-condition.ts'

type Condition = RawBuilder<SqlBool>
/** A chosen filter with its facet. */
export interface ChosenFilter {
  readonly facet: 'brand' | 'price' | 'rating' | 'delivery' | 'shop' | 'attribute'
  /** Name of the property, if the facet is one. */
  readonly name?: string
  readonly condition: Condition
  /** The listing's filter without this one. */
  readonly without: ListingFilter
}

/** Marks in `search` in addition to the words. */
export type Mark = '~best' | '~popular' | '~4' | '~16' | '~64'

/**
 * The condition on every row `p` of `listed` in the listing, whatever filters are chosen. `match` are the search
 * words.
 */
const baseCondition = (filter: ListingFilter, match: SearchMatch['match'] | undefined, mark?: Mark): Condition =>
  sql.join(
    [
      sql<SqlBool>`true`,
      ...(filter.categoryId === undefined ? [] : [inCategory(filter.categoryId)]),
      ...(filter.scope ? [inScope(filter.scope)] : []),
      ...(filter.understood ?? []).map(understoodCondition),
      ...(demandsStock(filter) ? [isStocked(filter)] : []),
      ...(match ?? []).map((word) => sql<SqlBool>`p.search @@ ${word}::tsquery`),
      ...(mark === undefined ? [] : [isMarked(mark, match)]),
    ],
    sql` and `,
  )

/**
 * Condition for products with a mark or in a sample. A search matches the mark like another word; samples of a listing
 * have a separate index (`listed_counted`).
 */
const isMarked = (mark: Mark, match: SearchMatch['match'] | undefined): Condition =>
  match === undefined && (mark === '~16' || mark === '~64')
    ? sql`hashint4(p.id) % ${sql.lit(Number(mark.slice(1)))} = 0`
    : sql`p.search @@ ${`'${mark}'`}::tsquery`

/** Condition for rows `p` of `listed` that are in a set made by editors. */
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

/** The full condition on a row `p` of `listed`. */
export const filterCondition = (filter: ListingFilter, match?: SearchMatch['match'], mark?: Mark): Condition =>
  sql.join([baseCondition(filter, match, mark), ...chosenFilters(filter).map(({ condition }) => condition)], sql` and `)

/** The chosen filters on a row `p` of `listed`, in a fixed order. */
export function chosenFilters(filter: ListingFilter): readonly ChosenFilter[] {
  const { brands, minPrice, maxPrice, rating, delivery, shop, attributes } = filter
  const chosen: ChosenFilter[] = []
  const add = (facet: ChosenFilter['facet'], without: Partial<ListingFilter>, condition: Condition) =>
    chosen.push({ facet, condition, without: { ...filter, ...without } })
  // For a single brand or shop, an index has the rows in the listing's order.
  if (brands.length === 1) add('brand', { brands: [] }, isNamed(sql`p.brand_id`, 'brands', brands[0]))
  if (brands.length > 1) {
    const named = sql`select id from brands where slug = any(${brands}::text[])`
    add('brand', { brands: [] }, sql`p.brand_id in (${named}) and exists (${named})`)
  }
  if (minPrice !== undefined || maxPrice !== undefined)
    add(
      'price',
      { minPrice: undefined, maxPrice: undefined },
      sql`p.price between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}`,
    )
  if (rating !== undefined) add('rating', { rating: undefined }, sql`p.average >= ${rating}`)
  if (delivery.length > 0)
    add(
      'delivery',
      { delivery: [] },
      sql`(${sql.join(
        delivery.map((key) => deliveryColumns[key]),
        sql` or `,
      )})`,
    )
  if (shop !== undefined) add('shop', { shop: undefined }, isNamed(sql`p.shop_id`, 'shops', shop))
  for (const { name, values } of attributes)
    chosen.push({
      facet: 'attribute',
      name,
      condition: sql`p.facets && ${values.map((value) => `${name}:${value}`)}::text[]`,
      without: { ...filter, attributes: attributes.filter((other) => other.name !== name) },
    })
  return chosen
}

/** Without this check an unknown name would scan all products in the requested order to find none. */
function isNamed(id: RawBuilder<unknown>, table: 'brands' | 'shops', slug: string | undefined): Condition {
  const named = sql`(select id from ${sql.table(table)} where slug = ${slug})`
  return sql`${id} = ${named} and ${named} is not null`
}

export const deliveryColumns: Readonly<Record<DeliveryKey, RawBuilder<boolean>>> = {
  free_shipping: sql`p.free_shipping`,
  fast_shipping: sql`p.fast_shipping`,
  kargomat: sql`p.kargomat`,
}
