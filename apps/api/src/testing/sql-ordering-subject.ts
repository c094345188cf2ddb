import { randomUUID } from 'node:crypto'
import type { OrderingSubject } from '@market/provider/contracts'
import { readPaymentDetails } from '@market/provider'
import { sqlAwaitedTransfers } from '../ordering/sql/awaited-transfers.ts'
import { sqlCheckout } from '../ordering/sql/checkout.ts'
import { sqlOrders } from '../ordering/sql/orders.ts'
import { sqlReservation } from '../ordering/sql/reservation.ts'
import { sqlStartedPayments } from '../ordering/sql/started-payments.ts'
import type { Deps } from '../platform/deps.ts'
import { insertProduct } from './insert-product.ts'

/** Ordering on a database that has shop 1. */
export function sqlOrderingSubject({ db, config }: Pick<Deps, 'db' | 'config'>): OrderingSubject {
  const now = new Date()
  return {
    ports: {
      ...sqlReservation(db),
      orders: sqlOrders(db),
      checkout: sqlCheckout(db, config),
      starts: sqlStartedPayments(db, config),
      transfers: sqlAwaitedTransfers(db),
    },
    async addProduct({ stocks, discounted = null }) {
      const { last } = await db
        .selectFrom('products')
        .select((row) => row.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const id = (last ?? 0) + 1
      await insertProduct(db, {
        id,
        stocks,
        discount_max_quantity: discounted,
        discount_original_quantity: discounted,
      })
      return id
    },
    async closeShop(id) {
      await db.updateTable('products').set({ active: false }).where('id', '=', id).execute()
    },
    async addGiftCode({ balance, singleUse }) {
      const id = randomUUID()
      const code = {
        id,
        code_hash: id,
        amount: balance,
        balance,
        single_use: singleUse,
        starts_at: now,
        ends_at: new Date(now.getTime() + 86_400_000),
      }
      await db.insertInto('gift_codes').values(code).execute()
      return id
    },
    async addCart({ ownerId, lines = [], codeId = null }) {
      const id = randomUUID()
      await db
        .insertInto('carts')
        .values({
          id,
          owner_id: ownerId,
          status: 'active',
          revision: 1,
          gift_code_id: codeId,
          created_at: now,
          updated_at: now,
        })
        .execute()
      for (const { productId, combination, quantity } of lines)
        await db
          .insertInto('cart_items')
          .values({
            cart_id: id,
            product_id: productId,
            combination,
            quantity,
            price_when_added: 10_000,
            added_at: now,
          })
          .execute()
      return id
    },
    async product(id) {
      const { discounted, sold } = await db
        .selectFrom('products')
        .select(['discount_max_quantity as discounted', 'sold_count as sold'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const rows = await db.selectFrom('product_stock').selectAll().where('product_id', '=', id).execute()
      return {
        stocks: Object.fromEntries(rows.map(({ combination, stock }) => [combination, stock])),
        discounted,
        sold,
      }
    },
    async balance(codeId) {
      const code = await db
        .selectFrom('gift_codes')
        .select('balance')
        .where('id', '=', codeId)
        .executeTakeFirstOrThrow()
      return code.balance
    },
    order: (id) =>
      db.selectFrom('orders').select(['status', 'stock_held as held']).where('id', '=', id).executeTakeFirstOrThrow(),
    async payment(id) {
      const { settled_at: settledAt, ...payment } = await db
        .selectFrom('payments')
        .select(['status', 'settled_at', 'given_up as givenUp'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...payment, settled: settledAt !== null }
    },
    async started(id) {
      const { reference, details } = await db
        .selectFrom('payments')
        .select(['bank_reference as reference', 'details'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { reference, link: readPaymentDetails(details).link }
    },
    async cart(ownerId) {
      const { id, revision } = await db
        .selectFrom('carts')
        .select(['id', 'revision'])
        .where('owner_id', '=', ownerId)
        .where('status', '=', 'active')
        .executeTakeFirstOrThrow()
      const lines = await db.selectFrom('cart_items').select('quantity').where('cart_id', '=', id).execute()
      return { revision, quantities: lines.map(({ quantity }) => quantity) }
    },
  }
}
