import type { PromotionUses } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { usesOfBuyer } from './uses-of-buyer.ts'
import { type RawBuilder, sql } from 'kysely'

export const sqlPromotionUses = (trx: Database): PromotionUses => ({
  async lockOfCart(cartId) {
    await sql`select id from promotions where max_uses is not null and (
        id in (select c.promotion_id from promotion_coupons c join carts k on k.owner_id = c.owner_id where k.id = ${cartId})
        or id in (select u.promotion_id from promotion_uses u join orders o on o.id = u.order_id
          where o.cart_id = ${cartId} and o.status = 'awaiting_payment'))
      order by id for update`.execute(trx)
  },
  async write({ orderId, ownerId, promotionIds, now }) {
    if (promotionIds.length === 0) return
    const { rows } = await sql<{ promotion_id: string }>`
      insert into promotion_uses (order_id, promotion_id, owner_id, created_at)
      select ${orderId}, id, ${ownerId}, ${now} from promotions where coupon and id = any(${[...promotionIds]})
      returning promotion_id`.execute(trx)
    // The table's check refuses what is over the limit.
    await count(
      trx,
      rows.map(({ promotion_id }) => promotion_id),
      sql`used + 1`,
    )
  },
  async giveBack(orderId) {
    const given = await turn(trx, orderId, true)
    await count(trx, given, sql`used - 1`)
  },
  async useAgain(orderId) {
    const again = await turn(trx, orderId, false)
    if (again.length === 0) return true
    await lock(trx, again)
    // This use is already counted among those of its buyer.
    const buyer = sql`(select owner_id from orders where id = ${orderId})`
    const { rows } = await sql`select id from promotions p where id = any(${[...again]})
      and (used >= max_uses or ${usesOfBuyer(buyer)} > max_per_owner)`.execute(trx)
    if (rows.length > 0) return false
    await count(trx, again, sql`used + 1`)
    return true
  },
})

/** Marks the uses of an order that are not marked yet, and returns their promotions. */
async function turn(trx: Database, orderId: string, returned: boolean): Promise<readonly string[]> {
  const turned = await trx
    .updateTable('promotion_uses')
    .set({ returned })
    .where('order_id', '=', orderId)
    .where('returned', '=', !returned)
    .returning('promotion_id')
    .execute()
  return turned.map(({ promotion_id }) => promotion_id)
}

async function lock(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`select id from promotions where id = any(${[...ids]}) and max_uses is not null order by id for update`.execute(
    trx,
  )
}

/** Counts limited coupons only, so that orders do not wait for the row of an unlimited one. */
async function count(trx: Database, ids: readonly string[], used: RawBuilder<unknown>): Promise<void> {
  if (ids.length === 0) return
  await lock(trx, ids)
  await sql`update promotions set used = ${used} where id = any(${[...ids]}) and max_uses is not null`.execute(trx)
}
