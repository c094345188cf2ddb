import { findCategoryById, pathTo } from '@market/domain/catalog'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '@market/database'
import { descendantIds } from '../category/in-category.ts'
import { type Beside, columnsBeside, type Counted, countedOf, type CountedRow } from './beside-counts.ts'
import { attributesWanted, type Measure, maxAttributes, ofAttribute, type WantedCounts } from './facet-counts.ts'
import { chosenFilters, filterCondition } from './filter-sql.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'
import { namedCounts, pairCounts } from './named-counts.ts'
import { priceRangeTotal } from './price-range-total.ts'

/** The counted products of a place: everything on sale, or only products in stock. */
type Place = Pick<ListingFilter, 'categoryId' | 'inStock' | 'understood'>

/** IDs of the disjoint categories whose counts are added up; 0 is the whole shop. */
function placesOf({ categoryId, understood = [] }: Place): readonly number[] {
  const slugs = new Set(understood.flatMap((filter) => (filter.kind === 'category' ? filter.slugs : [])))
  const ways = [...slugs].map(pathTo).filter((way) => !way.slice(0, -1).some(({ slug }) => slugs.has(slug)))
  return categoryId !== undefined || slugs.size === 0 ? [categoryId ?? 0] : ways.flatMap((way) => way.at(-1)?.id ?? [])
}

/** The counts of a whole category or shop from the table `facet_counts`; equal to those of `countFacets`. */
export async function cachedFacetCounts<Instead>(
  db: Database,
  place: Place,
  wanted: WantedCounts,
  beside?: Beside<Instead>,
): Promise<Counted<Instead>> {
  const { rows } = await sql<CountedRow<Instead>>`
    with kept as materialized (${countsAt(place)})
    select json_build_object(
      'total', ${countOf('total')},
      'ratings', json_build_array(${sql.join([1, 2, 3, 4].map(starsFrom))}),
      'delivery', json_build_array(${sql.join(deliveryKeys.map(countOf))}),
      'prices', ${prices(place)},
      'brands', ${namedCounts('brands', valuesOf('brand'), wanted.brands)},
      'shops', ${namedCounts('shops', valuesOf('shop'), wanted.shops)},
      'attributes', case when ${attributesWanted(wanted, countOf('total'))} then ${pairCounts(sql`
        select substr(label, 6), count from kept
        where label ^@ 'attr:' and ${ofAttribute(wanted, sql`substr(label, 6)`)}
        order by 2 desc, 1 limit ${sql.lit(maxAttributes)}`)} else '[]' end,
      'categories', ${pairCounts(valuesOf('category'))}
    ) as counts, ${columnsBeside(beside, { cards: beside?.ofPlace(), total: countOf('total') })}
    from kept`.execute(db)
  if (!rows[0]) throw new Error('a statement of aggregates gave no row')
  return countedOf(rows[0])
}

/**
 * Total and prices of a whole category or shop from stored counts, which exist for a single filter: a minimum rating
 * or one way of delivery. For the whole shop they also exist for a range of prices and stars. Undefined for all other
 * listings.
 */
export async function cachedMeasure(db: Database, filter: ListingFilter): Promise<Measure | undefined> {
  const ranged = priceRangeTotal(filter)
  if (ranged) {
    const { rows } =
      await sql<Measure>`select ${ranged} as total, ${prices(filter, filterCondition(filter))} as prices`.execute(db)
    return rows[0]
  }
  const { rating, delivery, scope, understood = [] } = filter
  const [chosen, ...others] = chosenFilters(filter)
  if (!chosen || others.length > 0 || scope || understood.length > 0 || (rating === undefined && delivery.length !== 1))
    return undefined
  const total = rating === undefined ? countOf(delivery[0] ?? '') : starsFrom(rating)
  const { rows } = await sql<Measure>`
    with kept as materialized (${countsAt(filter)}), counted as materialized (select ${total} as total from kept)
    select total, case when total = 0 then '[null,null]'::json else ${prices(filter, chosen.condition)} end as prices
    from counted`.execute(db)
  return rows[0]
}

/** Labels and their counts: the stored ones plus the changes since. */
function countsAt(place: Place): RawBuilder<unknown> {
  const { inStock } = place
  const places = placesOf(place)
  return sql`
    select label, sum(products)::int as count from (
      select label, ${sql.ref(inStock ? 'in_stock' : 'products')} as products from facet_counts where place = any(${places}::int[])
      union all
      select label, change from facet_changes, unnest(labels) as label
      where ${places}::int[] && (0 || category_path) ${inStock ? sql`and not sold_out and not label = any(sold)` : sql``}) noted
    group by 1 having sum(products) > 0`
}

/**
 * A sum over the labels that match, computed in the one pass over all labels: the database would plan each subquery
 * separately.
 */
const countWhere = (labels: RawBuilder<unknown>) => sql`coalesce(sum(count) filter (where ${labels}), 0)::int`
const countOf = (label: string) => countWhere(sql`label = ${sql.lit(label)}`)
const starsFrom = (stars: number) => countWhere(sql`label between ${sql.lit(`stars:${stars}`)} and 'stars:5'`)

/** The values of a label with their counts. */
const valuesOf = (label: string) =>
  sql`select substr(label, ${sql.lit(label.length + 2)})::int as id, count from kept where label ^@ ${sql.lit(`${label}:`)}`

/** Lowest and highest price under a condition, from the two ends of an index in each descendant category. */
function prices(at: Place, chosen: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const places = placesOf(at)
  const sold = at.inStock ? sql`not p.sold_out and ${chosen}` : chosen
  const end = (order: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`select p.price from listed p where ${sold} ${condition} order by ${order} limit 1`
  if (places.includes(0))
    return sql`json_build_array((${end(sql`p.price, p.id`, sql``)}), (${end(sql`p.price desc, p.id desc`, sql``)}))`
  const ids = places.flatMap((id) => {
    const node = findCategoryById(id)
    return node ? descendantIds(node) : [id]
  })
  const within = sql`and p.category_id = place.id`
  return sql`(
    select json_build_array(min(low.price), max(high.price)) from unnest(${ids}::int[]) as place (id)
    left join lateral (${end(sql`p.category_id, p.price`, within)}) low on true
    left join lateral (${end(sql`p.category_id desc, p.price desc`, within)}) high on true)`
}
