import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { giftCodeBack } from './gift-code-back.ts'

/**
 * Locks the code that a cart carries and those that its open orders have spent, always before any stock: spends of one
 * code come one after the other, each pricing against what the one before has left.
 */
export async function lockGiftCodes(trx: Database, cartId: string): Promise<void> {
  await trx
    .selectFrom('gift_codes')
    .select('id')
    .where((code) =>
      code.or([
        code(
          'id',
          'in',
          code.selectFrom('carts').select('gift_code_id').where('id', '=', cartId).$castTo<{ gift_code_id: string }>(),
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
}

/** Takes what an order is lowered by out of the code's balance; a single-use code is used up. The code is locked. */
export async function spendGiftCode(
  trx: Database,
  spend: { readonly orderId: string; readonly codeId: string; readonly amount: number; readonly now: Date },
): Promise<void> {
  const code = await trx
    .selectFrom('gift_codes')
    .select(['balance', 'single_use'])
    .where('id', '=', spend.codeId)
    .executeTakeFirstOrThrow()
  const taken = code.single_use ? code.balance : spend.amount
  if (!(await takeBalance(trx, spend.codeId, taken))) throw new Error('a gift code was spent without its lock')
  await trx
    .insertInto('gift_code_uses')
    .values({ order_id: spend.orderId, gift_code_id: spend.codeId, amount: spend.amount, taken, created_at: spend.now })
    .execute()
}

/** Gives back what an order that came to nothing had taken, once however often it is asked. */
export async function returnGiftCode(trx: Database, orderId: string): Promise<void> {
  const use = await trx
    .selectFrom('gift_code_uses')
    .select(['gift_code_id', 'taken', 'returned'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (use) await createCancellation(trx, orderId, use.gift_code_id, use.taken - use.returned)
}

/**
 * Gives back what of an order is given back was paid by its code, never more than was taken. A single-use code is used up as
 * long as anything of its order stays, and comes back whole with the last of it. The request is written down already. Gives
 * what went back onto the code.
 */
export async function returnGiftCodePart(trx: Database, orderId: string, amount: number): Promise<number> {
  const use = await trx
    .selectFrom('gift_code_uses as u')
    .innerJoin('gift_codes as g', 'g.id', 'u.gift_code_id')
    .select(['u.gift_code_id', 'u.amount', 'u.taken', 'u.returned', 'g.single_use'])
    .select(
      sql<number>`(select coalesce(sum(c.gift), 0)::bigint from cancellations c
        where c.order_id = u.order_id and c.status in ('approved', 'refunded'))`.as('given'),
    )
    .where('u.order_id', '=', orderId)
    .forUpdate('u')
    .executeTakeFirst()
  if (!use) return 0
  const back = giftCodeBack({ ...use, singleUse: use.single_use, part: amount })
  await createCancellation(trx, orderId, use.gift_code_id, back)
  return back
}

/** Takes it once more for an order whose money came late; false where the balance has gone elsewhere meanwhile. */
export async function spendGiftCodeAgain(trx: Database, orderId: string): Promise<boolean> {
  const use = await trx
    .selectFrom('gift_code_uses')
    .select(['gift_code_id', 'returned'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!use || use.returned === 0) return true
  if (!(await takeBalance(trx, use.gift_code_id, use.returned))) return false
  await trx.updateTable('gift_code_uses').set({ returned: 0 }).where('order_id', '=', orderId).execute()
  return true
}

async function createCancellation(trx: Database, orderId: string, codeId: string, amount: number): Promise<void> {
  if (amount <= 0) return
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
}

async function takeBalance(trx: Database, codeId: string, amount: number): Promise<boolean> {
  const taken = await trx
    .updateTable('gift_codes')
    .set({ balance: sql<number>`balance - ${amount}` })
    .where('id', '=', codeId)
    .where('balance', '>=', amount)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
