import { type CategoryNode, leafCategories } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Number of best sellers that determine a category's popularity. */
const bestSellers = 20

/** Leaf categories with products, sorted by the sales of their best sellers. */
export async function readKinds(db: Database): Promise<readonly CategoryNode[]> {
  const leaves = leafCategories()
  const { rows } = await sql<{ id: number }>`
    select kind.id from unnest(${leaves.map(({ id }) => id)}::int[]) as kind (id)
    cross join lateral (select sum(sold_count) as sold from (
      select sold_count from listed where category_id = kind.id order by sold_out, sold_count desc, id
      limit ${sql.lit(bestSellers)}) best) best
    where best.sold is not null order by best.sold desc, kind.id`.execute(db)
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}
