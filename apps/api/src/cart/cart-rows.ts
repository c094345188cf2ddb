import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { installmentLimitOf } from '../checkout/installment-limit.ts'

export type CartRow = Awaited<ReturnType<typeof findCartRows>>[number]

/**
 * The lines of a cart with all that their price, stock and wording depend on, in one question, oldest first. What is one
 * row for a line stands as a subselect: planning a join of all would take longer than running it.
 */
export const findCartRows = (db: Database, cartId: string, now: Date) =>
  db
    .selectFrom('cart_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
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
      's.name as shop_name',
      's.slug as shop_slug',
      's.rating as shop_rating',
      's.active as shop_active',
      's.cargo_price',
      's.free_cargo_over',
      's.prepare_days',
      installmentLimitOf(sql.ref('p.category_path'), now).as('installment_limit'),
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
    .where('i.cart_id', '=', cartId)
    .orderBy('i.added_at')
    .orderBy('i.product_id')
    .orderBy('i.combination')
    .execute()
