import type { ListGiftsWire } from '@market/contract'
import { productId } from '@market/domain/kernel'
import { type GiftTake, visibleGifts } from '@market/domain/lists'
import type { Database } from '@market/database'
import type { Caller } from '@market/commerce'

/** The gift marks on the products of a list: product, combination and the owner who marked it. */
export async function findTakes(db: Database, listId: string): Promise<readonly GiftTake[]> {
  const rows = await db
    .selectFrom('gift_takes as g')
    .innerJoin('favourite_items as i', (join) =>
      join
        .onRef('i.list_id', '=', 'g.list_id')
        .onRef('i.product_id', '=', 'g.product_id')
        .onRef('i.combination', '=', 'g.combination'),
    )
    .select(['g.product_id', 'g.combination', 'g.owner_id'])
    .where('g.list_id', '=', listId)
    .orderBy('i.position')
    .execute()
  return rows.map((row) => ({ productId: productId(row.product_id), attrId: row.combination, taker: row.owner_id }))
}

/** The gift marks that the caller may see. */
export function giftsWire(
  takes: readonly GiftTake[],
  caller: Caller,
  list: { readonly user_id: string },
): ListGiftsWire {
  const marks = visibleGifts(takes, { visitor: caller.ownerId, owner: list.user_id })
  return {
    own: caller.ownerId === list.user_id,
    marks: marks.map((mark) => ({ product_id: mark.productId, attributes: mark.attrId, mine: mark.mine })),
  }
}
