import { type SqlBool, sql } from 'kysely'
import type { OrderOwner } from '@market/provider'
import type { Database } from '@market/database'
import { orderFailed } from '../order-answers.ts'

/**
 * Own orders, and those that were placed without membership with the address proven here: the purchase may have been in
 * another browser. For queries in which orders are called `o`.
 */
export const ownsOrder = ({ ownerId, guestKey }: OrderOwner) =>
  sql<SqlBool>`(o.owner_id = ${ownerId} or (o.user_id is null and o.email_key = ${guestKey}))`

/** Refuses with 404 the number of an order that is not the owner's. */
export async function findOwn(db: Database, owner: OrderOwner, number: string): Promise<void> {
  const own = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.number', '=', number)
    .where(ownsOrder(owner))
    .executeTakeFirst()
  if (!own) throw orderFailed({ code: 'order/not-found' })
}
