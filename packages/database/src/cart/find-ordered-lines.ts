import { sql } from 'kysely'
import { type OrderedLines, type OrderOwner, readSnapshot } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { ownsOrder } from '../ordering/owns-order.ts'

/** The lines of an order as they were in its cart; undefined if the owner has no such order. */
export async function findOrderedLines(
  db: Database,
  { owner, number }: { readonly owner: OrderOwner; readonly number: string },
): Promise<OrderedLines | undefined> {
  const order = await db
    .selectFrom('orders as o')
    .select(['o.cart_id', 'o.snapshot'])
    .select((column) =>
      column
        .selectFrom('gift_code_uses as u')
        .select('u.gift_code_id')
        .whereRef('u.order_id', '=', 'o.id')
        .where(sql<boolean>`u.returned >= u.taken and o.status in ('cancelled', 'payment_failed')`)
        .limit(1)
        .as('giftCodeId'),
    )
    .where('o.number', '=', number)
    .where(ownsOrder(owner))
    .executeTakeFirst()
  if (!order) return undefined
  const links = await db
    .selectFrom('cart_items')
    .select(['product_id', 'combination', 'related_product_id'])
    .where('cart_id', '=', order.cart_id)
    .execute()
  const items = readSnapshot(order.snapshot).shops.flatMap((shop) => shop.items)
  return {
    giftCodeId: order.giftCodeId,
    lines: items.map(({ productId, combination, quantity, insurances, gift }) => ({
      productId,
      attrId: combination,
      quantity,
      insurance: insurances.map(({ id }) => id),
      gift: gift && { wrapped: gift.wrapped, note: gift.note, pricesHidden: gift.pricesHidden },
      relatedProductId:
        links.find((one) => one.product_id === productId && one.combination === combination)?.related_product_id ??
        undefined,
    })),
  }
}
