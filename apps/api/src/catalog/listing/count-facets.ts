import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { attributeFacet, baseCondition, chosenFilters, deliveryColumns } from './filter-sql.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'

interface NamedCount {
  readonly value: string
  readonly name: string
  readonly count: number
}
/** Counts of a listing. Those of a facet leave its own filter out, so that choosing a value does not zero its sisters. */
export interface FacetCounts {
  readonly total: number
  readonly brands: readonly NamedCount[]
  readonly shops: readonly NamedCount[]
  /** Products of at least one, two, three and four stars. */
  readonly ratings: readonly [number, number, number, number]
  /** In the order of `deliveryKeys`. */
  readonly delivery: readonly number[]
  /** `Name:Value` and its count. */
  readonly attributes: readonly (readonly [string, number])[]
  /** Lowest and highest price, kuruş. */
  readonly prices: readonly [number, number] | readonly [null, null]
  /** Leaf category ids and their counts. */
  readonly categories: readonly (readonly [number, number])[]
}

/** Of so many products the properties are counted even where they are of all kinds. */
export const few = 1500
export const mostBrands = 60
export const mostShops = 30
export const mostAttributes = 400

/**
 * All counts in one statement. A product that fails one filter alone still counts for that filter's facet; `failed` has
 * a bit for each filter a product fails, and products that fail two are out.
 */
export async function countFacets(
  db: Database,
  filter: ListingFilter,
  wanted: { readonly match: string | undefined; readonly attributes: 'always' | 'of-few' },
): Promise<FacetCounts> {
  const chosen = chosenFilters(filter)
  const bitOf = (facet: string) => 1 << (chosen.findIndex((one) => one.facet === facet) + 1)
  /** Products that pass every filter but the facet's own. */
  const passing = (facet: string): RawBuilder<boolean> => sql`failed in (0, ${sql.lit(bitOf(facet))})`
  const countOf = (facet: string, condition: RawBuilder<unknown>) =>
    sql`count(*) filter (where ${passing(facet)} and ${condition})`
  const failed =
    chosen.length === 0
      ? sql`0`
      : sql.join(
          chosen.map(({ facet, condition }) => sql`case when ${condition} then 0 else ${sql.lit(bitOf(facet))} end`),
          sql` + `,
        )
  const { rows } = await sql<{ counts: FacetCounts }>`
    with p as materialized (
      select * from (
        select p.id, p.brand_id, p.shop_id, p.price, floor(p.average)::int as stars, p.free_shipping, p.fast_shipping,
          p.kargomat, p.category_id, ${failed} as failed
        from products p where ${baseCondition(filter, wanted.match)}) counted
      where failed & (failed - 1) = 0)
    select json_build_object(
      'total', count(*) filter (where failed = 0),
      'ratings', json_build_array(${sql.join([1, 2, 3, 4].map((stars) => countOf('rating', sql`stars >= ${sql.lit(stars)}`)))}),
      'delivery', json_build_array(${sql.join(deliveryKeys.map((key) => countOf('delivery', deliveryColumns[key])))}),
      'prices', json_build_array(
        min(price) filter (where ${passing('price')}), max(price) filter (where ${passing('price')})),
      'brands', ${named('brands', 'brand_id', passing('brand'), filter.brands, mostBrands)},
      'shops', ${named('shops', 'shop_id', passing('shop'), filter.shop === undefined ? [] : [filter.shop], mostShops)},
      'attributes', case when ${wanted.attributes === 'always'} or count(*) <= ${sql.lit(few)}
        then ${attributeCounts(filter, bitOf)} else '[]' end,
      'categories', ${pairs(sql`select category_id, count(*) from p where failed = 0 group by 1`)}
    ) as counts from p`.execute(db)
  const counts = rows[0]?.counts
  if (!counts) throw new Error('a statement of aggregates gave no row')
  return counts
}

/** Brands or shops with most products; a chosen one is among them even without any. */
const named = (
  table: 'brands' | 'shops',
  column: 'brand_id' | 'shop_id',
  passes: RawBuilder<boolean>,
  chosen: readonly string[],
  most: number,
) => sql`(
  select coalesce(json_agg(json_build_object('value', slug, 'name', name, 'count', count)), '[]') from (
    select t.slug, t.name, coalesce(counted.count, 0) as count
    from (select ${sql.ref(column)} as id, count(*) from p where ${passes} group by 1) counted
    ${sql.raw(chosen.length > 0 ? 'right' : 'inner')} join ${sql.table(table)} t on t.id = counted.id
    ${chosen.length > 0 ? sql`where counted.id is not null or t.slug = any(${chosen}::text[])` : sql``}
    order by ${chosen.length > 0 ? sql`t.slug = any(${chosen}::text[]) desc,` : sql``} 3 desc, t.id limit ${sql.lit(most)}) named)`

function attributeCounts(filter: ListingFilter, bitOf: (facet: string) => number): RawBuilder<unknown> {
  const ownFilter = filter.attributes.map(
    ({ name }) => sql`or (failed = ${sql.lit(bitOf(attributeFacet(name)))} and starts_with(facet, ${`${name}:`}))`,
  )
  return pairs(sql`
    select facet, count(*) from p join products using (id), unnest(facets) as facet
    where failed = 0 ${sql.join(ownFilter, sql` `)} group by 1 order by 2 desc, 1 limit ${sql.lit(mostAttributes)}`)
}

const pairs = (select: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_array(key, count)), '[]') from (${select}) counted (key, count))`
