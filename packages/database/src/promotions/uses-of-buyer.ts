import { type RawBuilder, sql } from 'kysely'

/** The address of a member, or the one that a visitor's session has proven, as a key for comparison. */
const mailboxOf = (ownerId: RawBuilder<unknown>) => sql`coalesce(
  (select email_key from users where id = ${ownerId}),
  (select translate(guest_email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') from sessions where id = ${ownerId}))`

/**
 * A subquery for the number of orders of a buyer that have used the promotion `p`, by owner or mailbox; orders are
 * called `o`.
 */
export const usesOfBuyer = (ownerId: RawBuilder<unknown>, except: RawBuilder<unknown> = sql`false`) => sql<number>`(
  select count(*) from promotion_uses u join orders o on o.id = u.order_id
  where u.promotion_id = p.id and not u.returned and not (${except}) and u.order_id in (
    select order_id from promotion_uses where owner_id = ${ownerId} and promotion_id = p.id
    union select id from orders where email_key = ${mailboxOf(ownerId)}))`
