import { type SqlBool, sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { orderFailed } from './order-failures.ts'
import { emailKey } from '../platform/email-key.ts'

/** Whose orders a caller may have given back. */
export interface OrderOwner {
  readonly ownerId: string
  /** Of an e-mail address that this session has proven with a code; null without one. */
  readonly guestKey: string | null
}

export const orderOwner = ({ kind, ownerId, guestEmail }: Caller): OrderOwner => ({
  ownerId,
  guestKey: kind === 'guest' && guestEmail !== null ? emailKey(guestEmail) : null,
})

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
