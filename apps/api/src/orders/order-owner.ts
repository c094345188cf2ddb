import { type SqlBool, sql } from 'kysely'
import type { Caller } from '../kernel/caller.ts'
import { emailKey } from '../session/email-key.ts'

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
