import type { Database } from '../open-database.ts'
import type { ScopedPromotion } from '@market/commerce'
import { sql } from 'kysely'
import { usesOfBuyer } from './uses-of-buyer.ts'
import { promotionColumns, readPromotion } from './stored-promotion.ts'

interface PromotedCart {
  readonly cartId: string
  readonly rows: readonly { readonly shopId: number }[]
}

/** How long the cart shows that a coupon has ended, in ms. */
const saidFor = 86_400_000

export interface FoundPromotions {
  readonly promotions: readonly ScopedPromotion[]
  /** Coupons that its owner could have used until a short while ago. */
  readonly ended: readonly ScopedPromotion[]
}

/**
 * Promotions of the market and of a cart's shops that may lower it now: campaigns, and coupons that its owner has collected and
 * may still use. What an open order of this same cart has used counts as unused: a new attempt takes that order's place.
 */
export async function findPromotions(
  db: Database,
  { cartId, rows }: PromotedCart,
  now: Date,
): Promise<FoundPromotions> {
  if (rows.length === 0) return { promotions: [], ended: [] }
  const shops = [...new Set(rows.map(({ shopId }) => shopId))]
  const used = sql`from promotion_uses u join orders o on o.id = u.order_id
    where u.promotion_id = p.id and not u.returned and`
  const own = sql`o.cart_id = ${cartId} and o.status = 'awaiting_payment'`
  const found = await db
    .selectFrom('promotions as p')
    .select(promotionColumns)
    .select(sql<boolean>`p.ends_at <= ${now}`.as('ended'))
    .where('p.starts_at', '<=', now)
    .where('p.ends_at', '>', new Date(now.getTime() - saidFor))
    .where((row) => row.or([row('p.ends_at', '>', now), row('p.coupon', '=', true)]))
    .where((row) => row.or([row('p.shop_id', 'is', null), row('p.shop_id', 'in', shops)]))
    .where(
      sql<boolean>`(not p.coupon or (
        exists (select from promotion_coupons c join carts k on k.owner_id = c.owner_id
          where c.promotion_id = p.id and k.id = ${cartId})
        and (p.max_uses is null or p.used - (select count(*) ${used} ${own}) < p.max_uses)
        and ${usesOfBuyer(sql`(select owner_id from carts where id = ${cartId})`, own)} < p.max_per_owner))`,
    )
    .orderBy('p.id')
    .execute()
  const [promotions, ended] = [false, true].map((is) => found.filter((one) => one.ended === is).map(readPromotion))
  return { promotions: promotions ?? [], ended: ended ?? [] }
}
