import { shopUrl } from '@market/domain/navigation'
import type { OfferState } from '@market/domain/promotions'
import type { PromotionOfferWire } from '@market/contract'
import { type Database, promotionColumns, readPromotion, usesOfBuyer } from '@market/database'
import { isPromoted } from '@market/commerce'
import { sql } from 'kysely'
import { ruleWire } from '../promotion-wire.ts'

/** More than a page can show. */
const atMost = 50

/** Query of all offers with their state for the caller. */
const offers = (db: Database, ownerId: string, now: Date) =>
  db
    .selectFrom('promotions as p')
    .leftJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('promotion_coupons as c', (join) =>
      join.onRef('c.promotion_id', '=', 'p.id').on('c.owner_id', '=', ownerId),
    )
    .select(promotionColumns)
    .select(['s.name as shopName', 's.slug as shopSlug', 'p.ends_at', 'c.collected_at'])
    .select(
      sql<OfferState>`case
        when not p.coupon then 'automatic'
        when ${usesOfBuyer(sql`${ownerId}::uuid`)} >= p.max_per_owner then 'used'
        when p.ends_at <= ${now} then 'ended'
        when p.used >= p.max_uses then 'gone'
        when c.owner_id is not null then 'collected'
        else 'open' end`.as('state'),
    )
    .where('p.starts_at', '<=', now)
    // Skip offers of closed shops, which sell nothing.
    .where((row) => row.or([row('p.shop_id', 'is', null), row('s.active', '=', true)]))

type Found = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number]

function offerWire({ shopName, shopSlug, ends_at, state, ...row }: Found): PromotionOfferWire {
  const { id, name, rule } = readPromotion(row)
  return {
    id,
    name,
    rule: ruleWire(rule),
    shop: shopName === null || shopSlug === null ? null : { name: shopName, url: shopUrl({ shop: shopSlug }) },
    ends_at: ends_at.toISOString(),
    state,
  }
}

interface Asking {
  readonly ownerId: string
  readonly now: Date
}

/** The current offers for a product; empty for an unknown one. */
export async function findOffersOfProduct(
  db: Database,
  productId: number,
  { ownerId, now }: Asking,
): Promise<readonly PromotionOfferWire[]> {
  const product = await db
    .selectFrom('products')
    .select(['id as productId', 'shop_id as shopId', 'category_path as categoryPath'])
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!product) return []
  const found = await inForce(db, { ownerId, now })
    .where((row) => row.or([row('p.shop_id', 'is', null), row('p.shop_id', '=', product.shopId)]))
    .execute()
  return found
    .filter((row) => isPromoted(readPromotion(row), product))
    .slice(0, atMost)
    .map(offerWire)
}

/** Coupons that the caller has not collected and that apply to at least one chosen cart line. */
export async function findCouponsOfCart(
  db: Database,
  { ownerId, now }: Asking,
): Promise<readonly PromotionOfferWire[]> {
  const goods = await db
    .selectFrom('carts as k')
    .innerJoin('cart_items as i', 'i.cart_id', 'k.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['p.id as productId', 'p.shop_id as shopId', 'p.category_path as categoryPath'])
    .where('k.owner_id', '=', ownerId)
    .where('k.status', '=', 'active')
    .where('i.chosen', '=', true)
    .where('i.aside', '=', false)
    .execute()
  if (goods.length === 0) return []
  const shops = goods.map(({ shopId }) => shopId)
  const found = await inForce(db, { ownerId, now })
    .where('p.coupon', '=', true)
    .where((row) => row.or([row('p.shop_id', 'is', null), row('p.shop_id', 'in', shops)]))
    .execute()
  return found
    .filter((row) => row.state === 'open' && goods.some((one) => isPromoted(readPromotion(row), one)))
    .slice(0, atMost)
    .map(offerWire)
}

/** The current offers of a shop. */
export async function findOffersOfShop(
  db: Database,
  shopId: number,
  { ownerId, now }: Asking,
): Promise<readonly PromotionOfferWire[]> {
  const found = await inForce(db, { ownerId, now }).where('p.shop_id', '=', shopId).limit(atMost).execute()
  return found.map(offerWire)
}

const inForce = (db: Database, { ownerId, now }: Asking) =>
  offers(db, ownerId, now).where('p.ends_at', '>', now).orderBy('p.coupon').orderBy('p.ends_at').orderBy('p.id')

/** The caller's coupons: usable ones first, then the others, each newest first. */
export async function findOwnCoupons(db: Database, { ownerId, now }: Asking): Promise<readonly PromotionOfferWire[]> {
  const found = await offers(db, ownerId, now)
    .where('c.owner_id', 'is not', null)
    .orderBy('c.collected_at', 'desc')
    .orderBy('p.id')
    .execute()
  const usable = (row: Found) => row.state === 'collected'
  return [...found.filter(usable), ...found.filter((row) => !usable(row))].map(offerWire)
}

/** A started coupon with its state for the caller. */
export async function findCoupon(
  db: Database,
  id: string,
  { ownerId, now }: Asking,
): Promise<PromotionOfferWire | undefined> {
  const found = await offers(db, ownerId, now).where('p.id', '=', id).where('p.coupon', '=', true).executeTakeFirst()
  return found && offerWire(found)
}
