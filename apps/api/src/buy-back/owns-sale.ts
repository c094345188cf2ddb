import { type SqlBool, sql } from 'kysely'
import { type Caller, emailKey } from '@market/provider'

/**
 * Own sales, and those made without an account whose seller's form names the mailbox that this session has proven: the sale
 * may have been made in another browser. Its number is asked for as well, and cannot be guessed.
 */
export function ownsSale({ kind, ownerId, guestEmail }: Caller) {
  const proven = kind === 'guest' && guestEmail !== null ? emailKey(guestEmail) : null
  // In the collation "C" A to Z alone are lowered, as by `emailKey`.
  return sql<SqlBool>`(device_sales.owner_id = ${ownerId} or (
    lower((device_sales.seller->>'email') collate "C") = ${proven}
    and not exists (select from users where users.id = device_sales.owner_id)))`
}
