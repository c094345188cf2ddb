import type { ProductCardWire } from '@market/contract'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { cardWire, selectCards } from '../product/product-card.ts'

const tables = {
  collection: sql`select product_id, position from collection_products where collection_id =`,
  gift: sql`select product_id, position from gift_products where gift_id =`,
}

/** The products that editors put into a collection or a gift idea, in their order, without those no longer sold. */
export async function chosenProducts(db: Database, of: keyof typeof tables, id: number): Promise<ProductCardWire[]> {
  const chosen = sql<{ product_id: number; position: number }>`(${tables[of]} ${id})`
  const rows = await selectCards(db)
    .innerJoin(chosen.as<'chosen'>(sql`chosen`), 'chosen.product_id', 'p.id')
    .where('p.active', '=', true)
    .orderBy('chosen.position')
    .execute()
  return rows.map(cardWire)
}
