import { sql } from 'kysely'
import type { GiftCodeSpending } from '@market/commerce'
import type { Database } from '../open-database.ts'

export const sqlGiftCodes = (trx: Database): GiftCodeSpending => ({
  async lockOfCart(cartId) {
    await trx
      .selectFrom('gift_codes')
      .select('id')
      .where((code) =>
        code.or([
          code(
            'id',
            'in',
            code
              .selectFrom('carts')
              .select('gift_code_id')
              .where('id', '=', cartId)
              .$castTo<{ gift_code_id: string }>(),
          ),
          code(
            'id',
            'in',
            code
              .selectFrom('gift_code_uses as u')
              .innerJoin('orders as o', 'o.id', 'u.order_id')
              .select('u.gift_code_id')
              .where('o.cart_id', '=', cartId)
              .where('o.status', '=', 'awaiting_payment'),
          ),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  },
  find: (codeId) =>
    trx
      .selectFrom('gift_codes')
      .select(['balance', 'single_use as singleUse'])
      .where('id', '=', codeId)
      .executeTakeFirstOrThrow(),
  async take(codeId, amount) {
    const taken = await trx
      .updateTable('gift_codes')
      .set({ balance: sql<number>`balance - ${amount}` })
      .where('id', '=', codeId)
      .where('balance', '>=', amount)
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  },
  async writeUse({ orderId, codeId, amount, taken, now }) {
    await trx
      .insertInto('gift_code_uses')
      .values({ order_id: orderId, gift_code_id: codeId, amount, taken, created_at: now })
      .execute()
  },
  lockUse: (orderId) =>
    trx
      .selectFrom('gift_code_uses as u')
      .innerJoin('gift_codes as g', 'g.id', 'u.gift_code_id')
      .select(['u.gift_code_id as codeId', 'u.amount', 'u.taken', 'u.returned', 'g.single_use as singleUse'])
      .select(
        sql<number>`(select coalesce(sum(c.gift), 0)::bigint from cancellations c
          where c.order_id = u.order_id and c.status in ('approved', 'refunded'))`.as('given'),
      )
      .where('u.order_id', '=', orderId)
      .forUpdate('u')
      .executeTakeFirst(),
  async putBack(orderId, { codeId }, amount) {
    await trx
      .updateTable('gift_codes')
      .set({ balance: sql<number>`balance + ${amount}` })
      .where('id', '=', codeId)
      .execute()
    await trx
      .updateTable('gift_code_uses')
      .set({ returned: sql<number>`returned + ${amount}` })
      .where('order_id', '=', orderId)
      .execute()
  },
  async extend(codeId, until) {
    const codes = trx.updateTable('gift_codes').set({ ends_at: until })
    await codes.where('id', '=', codeId).where('ends_at', '<', until).execute()
  },
  async clearReturned(orderId) {
    await trx.updateTable('gift_code_uses').set({ returned: 0 }).where('order_id', '=', orderId).execute()
  },
})
