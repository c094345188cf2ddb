import { sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { attributesWanted, type FacetCounts, mostAttributes, ofAttribute, type WantedCounts } from './facet-counts.ts'
import { baseCondition, chosenFilters, deliveryColumns } from './filter-sql.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'
import { namedCounts, pairCounts } from './named-counts.ts'

/** Up to so many products every count is exact. Of more, `total` and `prices` are, and the others come from a sample. */
const mostCounted = 20_000
const sample = 5_000

/** Counts the products that pass the base and every chosen filter, in one statement. */
export async function countFacets(db: Database, filter: ListingFilter, wanted: WantedCounts): Promise<FacetCounts> {
  const left = sql`listed p where ${sql.join(
    [baseCondition(filter, wanted.match), ...chosenFilters(filter).map(({ condition }) => condition)],
    sql` and `,
  )}`
  const nth = sql`(select nth from size)`
  const { rows } = await sql<{ counts: FacetCounts }>`
    with size as materialized (
      select count(*)::int as total, min(price) as least, max(price) as most,
        case when count(*) <= ${sql.lit(mostCounted)} then 1 else (count(*) / ${sql.lit(sample)})::int end as nth
      from ${left}),
    p as materialized (
      select p.id, p.brand_id, p.shop_id, floor(p.average)::int as stars, p.free_shipping, p.fast_shipping, p.kargomat,
        p.category_id from ${left} and (${nth} = 1 or hashint4(p.id) % ${nth} = 0))
    select json_build_object(
      'total', (select total from size),
      'prices', (select json_build_array(least, most) from size),
      'ratings', json_build_array(${sql.join([1, 2, 3, 4].map((stars) => sql`${nth} * count(*) filter (where stars >= ${sql.lit(stars)})`))}),
      'delivery', json_build_array(${sql.join(deliveryKeys.map((key) => sql`${nth} * count(*) filter (where ${deliveryColumns[key]})`))}),
      'brands', ${namedCounts('brands', sql`select brand_id as id, ${nth} * count(*) as count from p group by 1`, wanted.brands)},
      'shops', ${namedCounts('shops', sql`select shop_id as id, ${nth} * count(*) as count from p group by 1`, wanted.shops)},
      'attributes', case when ${attributesWanted(wanted, sql`(select total from size)`)} then ${pairCounts(sql`
        select facet, ${nth} * count(*) from p join listed using (id), unnest(facets) as facet
        where ${ofAttribute(wanted, sql`facet`)} group by 1 order by 2 desc, 1 limit ${sql.lit(mostAttributes)}`)} else '[]' end,
      'categories', ${pairCounts(sql`select category_id, ${nth} * count(*) from p group by 1`)}
    ) as counts from p`.execute(db)
  const counts = rows[0]?.counts
  if (!counts) throw new Error('a statement of aggregates gave no row')
  return counts
}
