import { randomBytes } from 'node:crypto'
import { cartShareDays, maxCartShares } from '@market/domain'
import { sql } from 'kysely'
import type { CartSharesWire } from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

interface Owner {
  readonly userId: string
  readonly now: Date
}

/** The open addresses of a member, newest first. */
export async function findCartShares(db: Database, { userId, now }: Owner): Promise<CartSharesWire> {
  const shares = await db
    .selectFrom('cart_shares as s')
    .select(['s.token', 's.created_at', 's.ends_at'])
    .select(sql<number>`(select count(*)::int from cart_share_items i where i.token = s.token)`.as('count'))
    .where('s.user_id', '=', userId)
    .where('s.ends_at', '>', now)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.token')
    .execute()
  return {
    shares: shares.map(({ created_at, ends_at, ...share }) => ({
      ...share,
      created_at: created_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
  }
}

/** Copies the chosen lines of the member's cart to a new address. */
export async function addCartShare(trx: Database, { userId, now }: Owner): Promise<void> {
  // One after the other: many presses at once must not open more than may be.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  if ((await findCartShares(trx, { userId, now })).shares.length >= maxCartShares)
    throw new ApiError(409, texts.tooManyShares(maxCartShares))
  const token = randomBytes(18).toString('base64url')
  const ends_at = new Date(now.getTime() + cartShareDays * 24 * 3_600_000)
  await trx.insertInto('cart_shares').values({ token, user_id: userId, created_at: now, ends_at }).execute()
  const { numAffectedRows } = await sql`
    insert into cart_share_items (token, product_id, combination, quantity, added_at)
    select ${token}, i.product_id, i.combination, i.quantity, i.added_at from cart_items i
      join carts c on c.id = i.cart_id
    where c.owner_id = ${userId}::uuid and c.status = 'active' and i.chosen and not i.aside`.execute(trx)
  if (!numAffectedRows) throw new ApiError(409, texts.nothingToShare)
}

/** The owner's first name and the last moment of an address. Refuses with 404. */
export async function findSharedCart(db: Database, token: string, now: Date) {
  const share = await db
    .selectFrom('cart_shares as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.first_name as owner', 's.ends_at'])
    .where('s.token', '=', token)
    .where('s.ends_at', '>', now)
    .executeTakeFirst()
  if (!share) throw new ApiError(404, texts.shareEnded)
  return share
}
