import { sql } from 'kysely'
import type { Database } from '@market/database'
import { inCategory } from '../category/in-category.ts'
import { type CardRow, selectCards } from './product-card.ts'

/** Size of the rows on the product page. */
const maxRelated = 6
/** Minimum number of common orders; fewer are coincidence. */
const fewestTogether = 2

interface Related {
  /** Products ordered together with this one, most frequent first. */
  readonly together: readonly CardRow[]
  /** The best sellers of its category, then of the parent category. */
  readonly similar: readonly CardRow[]
}

/** Related products in stock. `way` is the path from the root to the product's category. */
export async function relatedProducts(db: Database, id: number, way: readonly number[]): Promise<Related> {
  const category = way.at(-1) ?? 0
  const group = way.at(-2) ?? category
  const bestSold = (place: number, from: number) => sql`(
    select id, ${sql.lit(from)} + row_number() over () as place from (
      select p.id from listed p where not p.sold_out and p.id <> ${id} and ${inCategory(place)}
      order by p.sold_out, p.sold_count desc, p.id limit ${sql.lit(2 * maxRelated)}) best)`
  const near = sql<{ id: number; place: number; kind: 'together' | 'similar' }>`(
    with bought as (
      select other.product_id as id, row_number() over (order by count(distinct o.id) desc, other.product_id) as place
      from order_items item
      join orders o on o.id = item.order_id and o.paid_at is not null and o.status <> 'cancelled'
      join order_items other on other.order_id = o.id and other.product_id <> item.product_id
      join listed on listed.id = other.product_id and not listed.sold_out
      where item.product_id = ${id}
      group by 1 having count(distinct o.id) >= ${sql.lit(fewestTogether)} order by 2 limit ${sql.lit(maxRelated)}),
    alike as (
      select id, min(place) as place from (${bestSold(category, 0)} union all ${bestSold(group, 1000)}) found
      where id not in (select id from bought) group by id order by 2 limit ${sql.lit(maxRelated)})
    select id, place, 'together' as kind from bought union all select id, place, 'similar' from alike)`
  const rows = await selectCards(db)
    .innerJoin(near.as('near'), 'near.id', 'p.id')
    .select('near.kind')
    .orderBy('near.place')
    .execute()
  return {
    together: rows.filter(({ kind }) => kind === 'together'),
    similar: rows.filter(({ kind }) => kind === 'similar'),
  }
}
