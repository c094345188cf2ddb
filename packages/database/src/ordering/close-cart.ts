import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StockLine } from '@market/commerce'
import type { Database } from '../open-database.ts'

export async function closeCart(trx: Database, cartId: string, bought: readonly StockLine[], now: Date): Promise<void> {
  const closed = await trx
    .updateTable('carts')
    .set({ status: 'ordered', updated_at: now })
    .where('id', '=', cartId)
    .where('status', '=', 'active')
    .returning(['owner_id', 'revision', 'gift_code_id'])
    .executeTakeFirst()
  if (!closed) return
  const id = randomUUID()
  const lines = await trx.selectFrom('cart_items').selectAll().where('cart_id', '=', cartId).execute()
  const { owner_id, revision } = closed
  // A product bought by itself has not spent the gift code of the lines kept aside.
  const gift_code_id = lines.some(({ aside }) => aside) ? closed.gift_code_id : null
  await trx
    .insertInto('carts')
    .values({ id, owner_id, status: 'active', revision: revision + 1, gift_code_id, created_at: now, updated_at: now })
    .execute()
  const left = lines.flatMap((line) => {
    const units = bought
      .filter((item) => item.productId === line.product_id && item.combination === line.combination)
      .reduce((sum, item) => sum + item.quantity, 0)
    return line.quantity > units
      ? [
          {
            ...line,
            cart_id: id,
            quantity: line.quantity - units,
            aside: false,
            gift: line.gift && JSON.stringify(line.gift),
          },
        ]
      : []
  })
  // The order has the gift notes, so the closed cart must not keep them.
  await trx.updateTable('cart_items').set({ gift: null }).where('cart_id', '=', cartId).execute()
  if (left.length === 0) return
  await trx.insertInto('cart_items').values(left).execute()
  // Services belong to a line, so its remaining units keep them.
  await sql`insert into cart_insurances (cart_id, product_id, combination, service_id)
    select i.cart_id, i.product_id, i.combination, v.service_id from cart_items i
      join cart_insurances v on v.product_id = i.product_id and v.combination = i.combination and v.cart_id = ${cartId}
    where i.cart_id = ${id}`.execute(trx)
}
