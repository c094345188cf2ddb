import { randomUUID } from 'node:crypto'
import type { CartSubject } from '@market/provider/contracts'
import type { Database } from '@market/database'
import { sqlCartPorts } from '../cart/sql/cart-ports.ts'
import { sqlGiftCodes } from '../cart/sql/gift-codes.ts'
import { insertProduct } from './insert-product.ts'

/** The cart on a database that has shop 1. */
export function sqlCartSubject(db: Database): CartSubject {
  return {
    ports: { ...sqlCartPorts(db), giftCodes: sqlGiftCodes(db) },
    async addProduct({ stocks, discounted = null, price = 10_000 }) {
      const { last } = await db
        .selectFrom('products')
        .select((row) => row.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const id = (last ?? 0) + 1
      const category = 100_000 + id
      await insertProduct(db, {
        id,
        stocks,
        price,
        category_path: [7, category],
        discount_max_quantity: discounted,
        discount_original_quantity: discounted,
      })
      await db
        .insertInto('added_services')
        .values({ id, category_id: category, kind: 'insurance', name: '', note: '', image: '', share: 0, least: 0 })
        .execute()
      return { id, serviceId: id }
    },
    async closeShop(id) {
      await db.updateTable('products').set({ active: false }).where('id', '=', id).execute()
    },
    async addGiftCode({ hash, balance, minTotal, startsAt, endsAt }) {
      const id = randomUUID()
      const code = { id, code_hash: hash, amount: balance, balance, min_total: minTotal }
      await db
        .insertInto('gift_codes')
        .values({ ...code, starts_at: startsAt, ends_at: endsAt })
        .execute()
      return id
    },
  }
}
