import { sql } from 'kysely'
import type { CartShares } from '@market/commerce'
import type { Database } from '@market/database'

export const sqlCartShares = (db: Database): CartShares => ({
  async lock(ownerId) {
    await db.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute()
  },
  open: (ownerId, now) =>
    db
      .selectFrom('cart_shares as s')
      .select(['s.token', 's.created_at as createdAt', 's.ends_at as endsAt'])
      .select(sql<number>`(select count(*)::int from cart_share_items i where i.token = s.token)`.as('count'))
      .where('s.user_id', '=', ownerId)
      .where('s.ends_at', '>', now)
      .orderBy('s.created_at', 'desc')
      .orderBy('s.token')
      .execute(),
  async add({ ownerId, token, createdAt, endsAt }) {
    const share = { token, user_id: ownerId, created_at: createdAt, ends_at: endsAt }
    await db.insertInto('cart_shares').values(share).execute()
    const { numAffectedRows } = await sql`
      insert into cart_share_items (token, product_id, combination, quantity, added_at)
      select ${token}, i.product_id, i.combination, i.quantity, i.added_at from cart_items i
        join carts c on c.id = i.cart_id
      where c.owner_id = ${ownerId}::uuid and c.status = 'active' and i.chosen and not i.aside`.execute(db)
    return Number(numAffectedRows ?? 0)
  },
  async end(ownerId, token) {
    await db.deleteFrom('cart_shares').where('token', '=', token).where('user_id', '=', ownerId).execute()
  },
  find: (token, now) =>
    db
      .selectFrom('cart_shares as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['u.first_name as owner', 's.ends_at as endsAt'])
      .where('s.token', '=', token)
      .where('s.ends_at', '>', now)
      .executeTakeFirst(),
})
