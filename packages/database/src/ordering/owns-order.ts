import { type SqlBool, sql } from 'kysely'
import type { OrderOwner } from '@market/commerce'

/**
 * Matches the caller's orders, and guest orders with the address that this session has proven, which may have been
 * placed in another browser. For queries in which orders are called `o`.
 */
export const ownsOrder = ({ ownerId, guestKey }: OrderOwner) =>
  sql<SqlBool>`(o.owner_id = ${ownerId} or (o.user_id is null and o.email_key = ${guestKey}))`
