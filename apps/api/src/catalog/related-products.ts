import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { inCategory } from './in-category.ts'
import { type CardRow, selectCards } from './product-card.ts'

/** A row of its page, which shows no more. */
const most = 6
/** Looked at from each side: some of them may be sold out. */
const candidates = 12

/**
 * Products bought together with one, most often first, then the best sold of its category and its ancestors'. `way` leads
 * from the root to its category.
 */
export async function relatedProducts(db: Database, id: number, way: readonly number[]): Promise<readonly CardRow[]> {
  const category = way.at(-1) ?? 0
  const group = way.at(-2) ?? category
  const bestSold = (category: number, from: number) => sql`(
    select id, ${sql.lit(from)} + row_number() over () as place from (
      select p.id from listed p where not p.sold_out and p.id <> ${id} and ${inCategory(category)}
      order by p.sold_out, p.sold_count desc, p.id limit ${sql.lit(candidates)}) best)`
  const near = sql<{ id: number; place: number }>`(
    select id, min(place) as place from (
      (select other.product_id as id, row_number() over (order by count(*) desc, other.product_id) as place
        from order_items item
        join order_items other on other.order_id = item.order_id and other.product_id <> item.product_id
        where item.product_id = ${id} group by 1 order by 2 limit ${sql.lit(candidates)})
      union all ${bestSold(category, 1000)}
      union all ${bestSold(group, 2000)}) found
    group by id)`
  return selectCards(db)
    .innerJoin(near.as('near'), 'near.id', 'p.id')
    .where('p.active', '=', true)
    .where('p.stock', '>', 0)
    .orderBy('near.place')
    .limit(most)
    .execute()
}
