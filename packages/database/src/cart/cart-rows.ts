import { type RawBuilder, sql } from 'kysely'
import type { GiftChoice } from '@market/domain/cart'
import type { CartRow } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { ownDiscountedUnits, ownUnits } from './own-hold.ts'
import { giftWrapOf } from '../pricing/gift-wrap.ts'
import { taxRateOf } from '../pricing/tax-rate.ts'
import { installmentLimitOf } from '../pricing/installment-limit.ts'

/** A shop's location, and whether its product can be delivered on the next day. */
interface Nearness {
  readonly fastShipping: boolean
  readonly shopCity: string
}
interface StoredLine {
  readonly product_id: number
  readonly combination: string
  readonly quantity: number
  readonly price_when_added: number | null
  readonly discounted_when_added: number | null
  readonly dismissed_price: number | null
  readonly earlier_units: number
  readonly related_product_id: number | null
  readonly services: readonly number[]
  readonly added_at: Date
  readonly own_units: number
  readonly own_discounted: number
  readonly aside: boolean
  readonly chosen: boolean
  readonly gift: GiftChoice | null
}

/** The lines of a cart, oldest first. Links to products that have left the cart are dropped. */
export const findCartRows = (db: Database, cartId: string, now: Date) =>
  findRows(
    db,
    sql<StoredLine>`(select product_id, combination, quantity, price_when_added, discounted_when_added, dismissed_price, earlier_units, added_at, aside, chosen, gift,
      (select r.product_id from cart_items r
        where r.cart_id = c.cart_id and r.product_id = c.related_product_id limit 1) as related_product_id,
      array(select v.service_id from cart_insurances v where v.cart_id = c.cart_id
        and v.product_id = c.product_id and v.combination = c.combination) as services,
      ${ownUnits({ cart: sql.ref('c.cart_id'), product: sql.ref('c.product_id'), combination: sql.ref('c.combination') })} as own_units,
      ${ownDiscountedUnits({ cart: sql.ref('c.cart_id'), product: sql.ref('c.product_id') })} as own_discounted
      from cart_items c where cart_id = ${cartId})`,
    now,
  )

/** The items an owner saved for later, in the same form. */
export const findSavedRows = (db: Database, ownerId: string, now: Date) =>
  findRows(
    db,
    sql<StoredLine>`(select product_id, combination, quantity, null::bigint as price_when_added,
      null::int as discounted_when_added, null::bigint as dismissed_price, 0 as earlier_units, saved_at as added_at,
      null::int as related_product_id, services, 0 as own_units, 0 as own_discounted, false as aside, true as chosen, gift
      from saved_items where owner_id = ${ownerId})`,
    now,
  )

/** The items of a shared cart, in the same form and in the order that they had. */
export const findSharedRows = (db: Database, token: string, now: Date) =>
  findRows(
    db,
    sql<StoredLine>`(select product_id, combination, quantity, null::bigint as price_when_added,
      null::int as discounted_when_added, null::bigint as dismissed_price, 0 as earlier_units, added_at,
      null::int as related_product_id, array[]::int[] as services, 0 as own_units, 0 as own_discounted, false as aside, true as chosen,
      null::jsonb as gift
      from cart_share_items where token = ${token})`,
    now,
  )

/**
 * Lines with all data for their price, stock and texts, in one query. Values of one row per line are subselects:
 * planning a join of all tables would take longer than running it.
 */
const findRows = (
  db: Database,
  lines: RawBuilder<StoredLine>,
  now: Date,
): Promise<readonly (CartRow & Nearness & Pick<StoredLine, 'aside' | 'chosen'>)[]> =>
  db
    .selectFrom(lines.as('i'))
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select([
      'i.product_id as productId',
      'i.combination',
      'i.quantity',
      'i.price_when_added as priceWhenAdded',
      'i.discounted_when_added as discountedWhenAdded',
      'i.dismissed_price as dismissedPrice',
      'i.earlier_units as earlierUnits',
      'i.related_product_id as relatedProductId',
      'i.services',
      'i.own_units as ownUnits',
      'i.own_discounted as ownDiscounted',
      'i.aside',
      'i.chosen',
      'i.gift',
      'i.added_at as addedAt',
      'p.fast_shipping as fastShipping',
      'p.kargomat',
      's.city as shopCity',
      'p.name',
      'p.slug',
      'p.price',
      'p.original_price as originalPrice',
      'p.upper_limit as upperLimit',
      'p.discount_max_quantity as discountLeft',
      'p.discount_original_quantity as discountOriginal',
      'p.discount_number as discountNumber',
      'p.free_shipping as freeShipping',
      'p.gold',
      'p.active',
      'p.attributes',
      'p.images',
      'p.category_path as categoryPath',
      'p.shop_id as shopId',
      's.name as shopName',
      's.slug as shopSlug',
      's.rating as shopRating',
      's.cargo_price as cargoPrice',
      's.free_cargo_over as freeCargoOver',
      's.prepare_days as prepareDays',
      installmentLimitOf(sql.ref('p.category_path'), now).as('installmentLimit'),
      taxRateOf(sql.ref('p.category_path'), now).as('taxRate'),
      giftWrapOf(sql.ref('p.category_path'), now).as('giftWrap'),
      sql<CartRow['offeredServices']>`(
        select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'image', v.image, 'share', v.share,
          'least', v.least) order by v.id), '[]')
        from added_services v where v.category_id = any(p.category_path))`.as('offeredServices'),
    ])
    .select((line) => [
      line.selectFrom('brands as b').select('b.name').whereRef('b.id', '=', 'p.brand_id').as('brand'),
      line
        .selectFrom('product_stock as k')
        .select('k.stock')
        .whereRef('k.product_id', '=', 'i.product_id')
        .whereRef('k.combination', '=', 'i.combination')
        .as('stock'),
    ])
    .orderBy('i.added_at')
    .orderBy('i.product_id')
    .orderBy('i.combination')
    .execute()
