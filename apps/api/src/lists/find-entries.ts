import type { ListEntryWire } from '@market/contract'
import type { Database } from '@market/database'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'

/** Entries of a list in the API's form, newest first. */
export async function findEntries(
  db: Database,
  listId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListEntryWire[]> {
  const rows = await selectCards(db)
    .innerJoin('favourite_items as i', 'i.product_id', 'p.id')
    .select(['i.combination', 'i.added_at', 'p.active'])
    .where('i.list_id', '=', listId)
    .orderBy('i.position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ combination, added_at, active, ...card }) => ({
    product: cardWire(card),
    attributes: combination,
    added_at: added_at.toISOString(),
    on_sale: active,
  }))
}
