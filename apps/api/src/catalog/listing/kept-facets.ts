import { findCategoryById } from '@market/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { idsUnder } from '../in-category.ts'
import { type FacetCounts, few, mostAttributes, mostBrands, mostShops } from './count-facets.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'

/** What of a place is counted: everything on sale, or what is in stock. */
type Place = Pick<ListingFilter, 'categoryId' | 'inStock'>

/** The counts of a whole category or shop, as they are kept (`facet_counts`): the same as `countFacets` finds. */
export async function keptFacets(
  db: Database,
  place: Place,
  wanted: { readonly attributes: 'always' | 'of-few' },
): Promise<FacetCounts> {
  const { rows } = await sql<{ counts: FacetCounts }>`
    with kept as materialized (${countsAt(place)})
    select json_build_object(
      'total', ${countOf('total')},
      'ratings', json_build_array(${sql.join([1, 2, 3, 4].map(starsFrom))}),
      'delivery', json_build_array(${sql.join(deliveryKeys.map(countOf))}),
      'prices', ${prices(place)},
      'brands', ${named('brands', 'brand', mostBrands)},
      'shops', ${named('shops', 'shop', mostShops)},
      'attributes', case when ${wanted.attributes === 'always'} or ${countOf('total')} <= ${sql.lit(few)}
        then ${pairs(sql`substr(label, 6)`, sql`label ^@ 'attr:'`, sql`order by count desc, key limit ${sql.lit(mostAttributes)}`)} else '[]' end,
      'categories', ${pairs(sql`substr(label, 10)::int`, sql`label ^@ 'category:'`, sql``)}
    ) as counts`.execute(db)
  const counts = rows[0]?.counts
  if (!counts) throw new Error('a statement of aggregates gave no row')
  return counts
}

/** Labels and their counts: what is kept, and what changed since. */
function countsAt({ categoryId = 0, inStock }: Place): RawBuilder<unknown> {
  return sql`
    select label, sum(products)::int as count from (
      select label, ${sql.ref(inStock ? 'in_stock' : 'products')} as products from facet_counts where place = ${categoryId}
      union all
      select label, change from facet_changes, unnest(labels) as label
      where ${categoryId} = any(0 || category_path) ${inStock ? sql`and not sold_out` : sql``}) noted
    group by 1 having sum(products) > 0`
}

const countOf = (label: string) => sql`coalesce((select count from kept where label = ${sql.lit(label)}), 0)`
const starsFrom = (stars: number) =>
  sql`(select coalesce(sum(count), 0) from kept where label between ${sql.lit(`stars:${stars}`)} and 'stars:5')`

const named = (table: 'brands' | 'shops', label: string, most: number) => sql`(
  select coalesce(json_agg(json_build_object('value', slug, 'name', name, 'count', count)), '[]') from (
    select t.slug, t.name, kept.count from kept
    join ${sql.table(table)} t on t.id = substr(kept.label, ${sql.lit(label.length + 2)})::int
    where kept.label ^@ ${sql.lit(`${label}:`)} order by 3 desc, t.id limit ${sql.lit(most)}) named)`

const pairs = (key: RawBuilder<unknown>, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(key, count)), '[]') from (
    select ${key} as key, count from kept where ${condition} ${order}) counted)`

/** Lowest and highest price: the ends of an index, in each category below. */
function prices({ categoryId, inStock }: Place): RawBuilder<unknown> {
  const sold = inStock ? sql`p.active and not p.sold_out` : sql`p.active`
  const end = (order: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`select p.price from products p where ${sold} ${condition} order by ${order} limit 1`
  if (categoryId === undefined)
    return sql`json_build_array((${end(sql`p.price, p.id`, sql``)}), (${end(sql`p.price desc, p.id desc`, sql``)}))`
  const node = findCategoryById(categoryId)
  const within = sql`and p.category_id = place.id`
  return sql`(
    select json_build_array(min(low.price), max(high.price)) from unnest(${node ? idsUnder(node) : [categoryId]}::int[]) as place (id)
    left join lateral (${end(sql`p.category_id, p.price, p.id`, within)}) low on true
    left join lateral (${end(sql`p.category_id desc, p.price desc, p.id desc`, within)}) high on true)`
}
