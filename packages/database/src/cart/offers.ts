import { sql } from 'kysely'
import type { Offers } from '@market/commerce'
import { brandedName } from '../branded-name.ts'
import type { Database } from '../open-database.ts'
import { ownUnits } from './own-hold.ts'

export const sqlOffers = (db: Database): Offers => ({
  async find(cartId, { productId, combination }) {
    const row = await db
      .selectFrom('products as p')
      .leftJoin('product_stock as k', (join) =>
        join.onRef('k.product_id', '=', 'p.id').on('k.combination', '=', combination),
      )
      .select([
        'p.active',
        'p.price',
        'p.upper_limit as upperLimit',
        'p.attributes',
        'p.discount_max_quantity as discounted',
        'k.stock',
      ])
      .select(brandedName.as('name'))
      .select(ownUnits({ cart: sql`${cartId}::uuid`, product: productId, combination }).as('own'))
      .where('p.id', '=', productId)
      .executeTakeFirst()
    if (!row) return undefined
    const { own, stock, ...product } = row
    return { ...product, stock: stock === null ? undefined : stock + own }
  },
  async servicesOf(productId, ids) {
    if (ids.length === 0) return []
    const found = await db
      .selectFrom('added_services as s')
      .innerJoin('products as p', (join) => join.on((on) => on('s.category_id', '=', on.fn.any('p.category_path'))))
      .select('s.id')
      .where('p.id', '=', productId)
      .where('s.id', 'in', [...new Set(ids)])
      .orderBy('s.id')
      .execute()
    return found.map(({ id }) => id)
  },
})
