import type { Money } from '@market/domain/money'
import { sql } from 'kysely'
import { heldGiftCode, type HeldGiftCode, noGiftCode } from '@market/commerce'
import type { Database } from '../open-database.ts'

/**
 * The gift code of a cart for goods of a value. An amount that an open order of this cart has spent counts as
 * available, because a new attempt replaces that order and releases it.
 */
export async function findHeldGiftCode(
  db: Database,
  cart: { readonly id: string; readonly giftCodeId: string | null; readonly goods: Money },
  now: Date,
): Promise<HeldGiftCode> {
  if (cart.giftCodeId === null) return noGiftCode
  const { balance, open, ...code } = await db
    .selectFrom('gift_codes as g')
    .select(['g.id', 'g.balance', 'g.min_total as minTotal', 'g.starts_at as startsAt', 'g.ends_at as endsAt'])
    .select(
      sql<number>`(select coalesce(sum(u.taken - u.returned), 0)::bigint from gift_code_uses u
        join orders o on o.id = u.order_id
        where u.gift_code_id = g.id and o.cart_id = ${cart.id} and o.status = 'awaiting_payment')`.as('open'),
    )
    .where('g.id', '=', cart.giftCodeId)
    .executeTakeFirstOrThrow()
  return heldGiftCode({ ...code, left: balance + open }, cart.goods, now)
}
