import { type SqlBool, sql } from 'kysely'
import type { OrderOwner } from '@market/provider'

/**
 * Own orders, and those that were placed without membership with the address proven here: the purchase may have been in
 * another browser. For queries in which orders are called `o`.
 */
export const ownsOrder = ({ ownerId, guestKey }: OrderOwner) =>
  sql<SqlBool>`(o.owner_id = ${ownerId} or (o.user_id is null and o.email_key = ${guestKey}))`
