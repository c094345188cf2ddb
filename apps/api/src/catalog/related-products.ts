import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { inCategory } from './in-category.ts'
import { type CardRow, selectCards } from './product-card.ts'
import { texts } from './texts.ts'

const most = 12

/** Products bought together with one, most often first, then the best sold of its category and its ancestors'. */
export async function relatedProducts(db: Database, id: number): Promise<readonly CardRow[]> {
  const product = await db
    .selectFrom('products')
    .select(['category_id', 'category_path'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) throw new Refusal(404, texts.productNotFound)
  const group = product.category_path.at(-2) ?? product.category_id
  const page = sql<{ id: number; place: number }>`(
    select id, min(place) as place from (
      select other.product_id as id, row_number() over (order by count(*) desc, other.product_id) as place
        from order_items item join order_items other on other.order_id = item.order_id and other.product_id <> item.product_id
        where item.product_id = ${id} group by 1
      union all
      (select id, 1000 + row_number() over (order by (category_id <> ${product.category_id}), sold_count desc, id)
        from products p where active and not sold_out and id <> ${id} and ${inCategory(group)}
        order by 2 limit ${sql.lit(most)})
    ) near group by id)`
  return selectCards(db)
    .innerJoin(page.as('near'), 'near.id', 'p.id')
    .where('p.active', '=', true)
    .where('p.stock', '>', 0)
    .orderBy('near.place')
    .limit(most)
    .execute()
}
