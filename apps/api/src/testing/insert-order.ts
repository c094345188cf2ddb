import { hideJson, jsonWithHidden, makeOrderNumber } from '@market/database'
import { randomUUID } from 'node:crypto'
import type { TestApi } from './start-test-api.ts'

interface OrderToInsert {
  readonly userId: string
  readonly productId: number
  readonly combination?: string
  readonly shopId?: number
  readonly status?: 'paid' | 'cancelled' | 'awaiting_payment'
  readonly parcel?: 'delivered' | 'shipped'
}

/** Inserts a member's order of one product with all its rows, paid and delivered by default. */
export async function insertOrder(api: TestApi, order: OrderToInsert): Promise<string> {
  const { db, clock } = api.deps
  const now = clock.now()
  const { userId, productId, combination = '', shopId = 1, status = 'paid', parcel = 'delivered' } = order
  const [id, cartId] = [randomUUID(), randomUUID()]
  await db
    .insertInto('carts')
    .values({ id: cartId, owner_id: userId, status: 'ordered', created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('orders')
    .values({
      id,
      number: makeOrderNumber(),
      owner_id: userId,
      user_id: userId,
      email: 'uye@ornek.test',
      email_key: 'uye@ornek.test',
      cart_id: cartId,
      status,
      total: 10_000,
      goods_total: 10_000,
      tax_total: 0,
      ship_total: 0,
      discount_total: 0,
      snapshot: jsonWithHidden({ shops: [] }),
      contract_version: '1',
      contract_documents: hideJson([]),
      stock_held: false,
      created_at: now,
      expires_at: now,
      paid_at: status === 'awaiting_payment' ? null : now,
    })
    .execute()
  await db
    .insertInto('order_items')
    .values({ order_id: id, line: 1, product_id: productId, combination, shop_id: shopId, quantity: 1, total: 10_000 })
    .execute()
  await db.insertInto('parcels').values({ order_id: id, shop_id: shopId, status: parcel, tracking_no: null }).execute()
  return id
}
