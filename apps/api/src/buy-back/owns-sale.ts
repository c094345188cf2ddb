import { type SqlBool, sql } from 'kysely'
import { type Caller, emailKey } from '@market/commerce'

/**
 * SQL condition for the caller's sales: those of this owner, and sales made without an account with the mailbox that
 * this session has proven, maybe in another browser. Such sales are also requested by their number, which cannot be
 * guessed.
 */
export function ownsSale({ kind, ownerId, guestEmail }: Caller) {
  const proven = kind === 'guest' && guestEmail !== null ? emailKey(guestEmail) : null
  // The collation "C" lowers only A to Z, like `emailKey`.
  return sql<SqlBool>`(device_sales.owner_id = ${ownerId} or (
    lower((device_sales.seller->>'email') collate "C") = ${proven}
    and not exists (select from users where users.id = device_sales.owner_id)))`
}
