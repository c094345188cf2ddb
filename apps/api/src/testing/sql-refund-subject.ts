import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import { type AddedOrder, home, type RefundSubject, type SampleOrder, sampleShops } from '@market/commerce/contracts'
import {
  type Database,
  hideJson,
  hideSnapshot,
  makeOrderNumber,
  noteReturnPhoto,
  sqlDueRefunds,
  sqlRefunds,
} from '@market/database'
import { insertProduct } from './insert-product.ts'

/** Subject of the refund suite on a database with shops 1 and 2. */
export function sqlRefundSubject(db: Database): RefundSubject {
  return {
    ports: sqlRefunds(db),
    due: sqlDueRefunds(db),
    addOrder: (order) => addOrder(db, order),
    async addPhoto(orderId) {
      const [key, digest] = [randomUUID(), randomUUID()]
      return (await noteReturnPhoto(db, { orderId, key, digest, now: new Date() })) ?? ''
    },
    async addPoint(point) {
      await db.insertInto('pickup_points').values(point).execute()
    },
    async bookCash(orderId, shopId) {
      const parcels = db.updateTable('parcels').set({ cash_taken: true })
      await parcels.where('order_id', '=', orderId).where('shop_id', '=', shopId).execute()
    },
    async request(id) {
      const requests = db
        .selectFrom('cancellations')
        .select(['status', 'refund', 'cargo_refund as cargoRefund', 'gift_returned as giftReturned'])
      return requests.where('id', '=', id).executeTakeFirst()
    },
    async payment(orderId) {
      const payments = db.selectFrom('payments').select('status').where('order_id', '=', orderId)
      return (await payments.executeTakeFirstOrThrow()).status
    },
    product: (id) =>
      db
        .selectFrom('products as p')
        .innerJoin('product_stock as s', 's.product_id', 'p.id')
        .select(['s.stock', 'p.sold_count as sold', 'p.sold_week as soldWeek'])
        .where('p.id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

async function addOrder(db: Database, order: SampleOrder): Promise<AddedOrder> {
  const now = new Date()
  const [id, paymentId, ownerId, cartId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [number, email] = [makeOrderNumber(), `${id}@ornek.test`]
  const productIds: number[] = []
  for (const { discounted = null } of order.shops.flatMap(({ lines }) => lines)) {
    const newest = db.selectFrom('products').select((row) => row.fn.max('id').as('id'))
    const productId = ((await newest.executeTakeFirstOrThrow()).id ?? 0) + 1
    const discount = { discount_max_quantity: discounted && 0, discount_original_quantity: discounted }
    await insertProduct(db, { id: productId, stocks: { '': 1 }, sold_count: 5, sold_week: 5, ...discount })
    productIds.push(productId)
  }
  const shops = sampleShops(order, productIds)
  const cart = { id: cartId, owner_id: ownerId, status: 'ordered', created_at: now, updated_at: now }
  await db.insertInto('carts').values(cart).execute()
  const shipping = order.to ?? ({ option: 'address', place: null } as const)
  await db
    .insertInto('orders')
    .values({
      id,
      number,
      owner_id: ownerId,
      user_id: null,
      email,
      email_key: emailKey(email),
      cart_id: cartId,
      status: 'paid',
      total: order.charged,
      goods_total: 0,
      tax_total: 0,
      ship_total: 0,
      discount_total: 0,
      gift_total: order.code?.amount ?? 0,
      snapshot: hideSnapshot({ delivery: home, invoice: home, shipping, note: '', shops }),
      contract_version: '1',
      contract_documents: hideJson([]),
      stock_held: true,
      created_at: now,
      expires_at: now,
      paid_at: now,
    })
    .execute()
  const items = shops.flatMap((shop) => shop.items.map((item) => ({ ...item, shop_id: shop.shopId })))
  const rows = items.map(({ shop_id, productId, combination, quantity, price }, index) => {
    return { order_id: id, line: index + 1, shop_id, product_id: productId, combination, quantity, total: price }
  })
  await db.insertInto('order_items').values(rows).execute()
  const parcels = order.shops.map(({ status }, index) => ({ order_id: id, shop_id: index + 1, status }))
  await db.insertInto('parcels').values(parcels).execute()
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      order_id: id,
      method: order.method,
      status: order.method === 'cash_on_delivery' ? 'on_delivery' : 'paid',
      details: null,
      amount: order.charged,
      installment: 1,
      monthly: order.charged,
      created_at: now,
    })
    .execute()
  if (order.code) {
    const { amount, taken, singleUse } = order.code
    const code = { id, code_hash: id, amount: taken, balance: 0, single_use: singleUse, starts_at: now, ends_at: now }
    await db.insertInto('gift_codes').values(code).execute()
    await db
      .insertInto('gift_code_uses')
      .values({ order_id: id, gift_code_id: id, amount, taken, created_at: now })
      .execute()
  }
  return { id, number, paymentId, email, productIds, owner: { ownerId, guestKey: null } }
}
