import { kurus, type Money, zero } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'

export interface HeldGiftCode {
  /** The code that the cart carries, whether it may be used now or not. */
  readonly id: string | undefined
  /** The amount it takes off now, in kuruş; zero where it may not be used. */
  readonly amount: Money
  /** Why it gives nothing. */
  readonly blocker?: 'min-total' | 'ended' | 'spent'
}

export const noGiftCode: HeldGiftCode = { id: undefined, amount: zero }

/**
 * What the gift code of a cart holds for goods of a value. What an open order of this same cart has taken counts as still
 * there: a new attempt takes its place and gives it back.
 */
export async function heldGiftCode(
  db: Database,
  cart: { readonly id: string; readonly giftCodeId: string | null; readonly goods: Money },
  now: Date,
): Promise<HeldGiftCode> {
  if (cart.giftCodeId === null) return noGiftCode
  const { id, balance, open, min_total, starts_at, ends_at } = await db
    .selectFrom('gift_codes as g')
    .select(['g.id', 'g.balance', 'g.min_total', 'g.starts_at', 'g.ends_at'])
    .select(
      sql<number>`(select coalesce(sum(u.taken - u.returned), 0)::bigint from gift_code_uses u
        join orders o on o.id = u.order_id
        where u.gift_code_id = g.id and o.cart_id = ${cart.id} and o.status = 'awaiting_payment')`.as('open'),
    )
    .where('g.id', '=', cart.giftCodeId)
    .executeTakeFirstOrThrow()
  const amount = balance + open
  if (now < starts_at || now >= ends_at) return { id, amount: zero, blocker: 'ended' }
  if (cart.goods < min_total) return { id, amount: zero, blocker: 'min-total' }
  return amount > 0 ? { id, amount: kurus(amount) } : { id, amount: zero, blocker: 'spent' }
}
