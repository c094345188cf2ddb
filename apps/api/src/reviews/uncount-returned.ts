import type { Database } from '@market/database'
import { type RawBuilder, sql } from 'kysely'
import { countRatings } from '../catalog/product/count-ratings.ts'

/**
 * SQL condition: the member has bought at least one unit of a product and not returned it. `userId` and `productId` may
 * be columns.
 */
const isKept = (userId: RawBuilder<unknown>, productId: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from order_items b join orders p on p.id = b.order_id
  where p.user_id = ${userId} and b.product_id = ${productId} and p.status = 'paid' and b.quantity > coalesce((
    select sum(x.quantity) from cancellation_items x join cancellations d on d.id = x.cancellation_id
    where d.order_id = b.order_id and x.line = b.line and d.kind <> 'exchange' and d.status <> 'refused'), 0))`

export async function keepsUnit(db: Database, userId: string, productId: number): Promise<boolean> {
  const { rows } = await sql<{
    kept: boolean
  }>`select ${isKept(sql`${userId}::uuid`, sql`${productId}::int`)} as kept`.execute(db)
  return rows[0]?.kept === true
}

/**
 * Removes a comment's rating from its product once the buyer has returned every unit, so that a rating cannot be had
 * for free. The comment itself stays, since comments may not be removed for their content. Runs in the transaction that
 * closes the request `id`.
 */
export async function uncountReturned(trx: Database, id: string): Promise<void> {
  const { rows } = await sql<{ product_id: number; rating: number; status: string }>`
    update comments m set counted = false
    from cancellations c join orders o on o.id = c.order_id
      join cancellation_items g on g.cancellation_id = c.id
      join order_items i on i.order_id = c.order_id and i.line = g.line
    where c.id = ${id} and c.kind <> 'exchange' and m.user_id = o.user_id and m.product_id = i.product_id and m.counted
      and not ${isKept(sql`m.user_id`, sql`m.product_id`)}
    returning m.product_id, m.rating, m.status`.execute(trx)
  for (const { product_id, rating, status } of rows.toSorted((one, other) => one.product_id - other.product_id))
    if (status === 'published')
      await countRatings(trx, product_id, { before: { rating, counted: true }, after: { rating, counted: false } })
}
