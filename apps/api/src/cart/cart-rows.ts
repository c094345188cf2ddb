import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { installmentLimitOf } from '../checkout/installment-limit.ts'

export type CartRow = Awaited<ReturnType<typeof findCartRows>>[number]

/** The lines of a cart with all that their price, stock and wording depend on, in one question, oldest first. */
export const findCartRows = (db: Database, cartId: string, now: Date) =>
  db
    .selectFrom('cart_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('product_stock as k', (join) =>
      join.onRef('k.product_id', '=', 'i.product_id').onRef('k.combination', '=', 'i.combination'),
    )
    .leftJoinLateral(installmentLimitOf(sql.ref('p.category_path'), now).as('l'), (join) => join.onTrue())
    .select([
      'i.product_id',
      'i.combination',
      'i.quantity',
      'i.price_when_added',
      'p.name',
      'p.slug',
      'p.price',
      'p.original_price',
      'p.upper_limit',
      'p.discount_max_quantity',
      'p.discount_original_quantity',
      'p.free_shipping',
      'p.gold',
      'p.active',
      'p.attributes',
      'p.images',
      'p.category_path',
      'p.shop_id',
      'b.name as brand',
      's.name as shop_name',
      's.slug as shop_slug',
      's.rating as shop_rating',
      's.active as shop_active',
      's.cargo_price',
      's.free_cargo_over',
      's.prepare_days',
      'k.stock',
      'l.reason',
      sql<number>`coalesce(l.max, 12)`.as('max_installment'),
    ])
    .where('i.cart_id', '=', cartId)
    .orderBy('i.added_at')
    .orderBy('i.product_id')
    .orderBy('i.combination')
    .execute()
