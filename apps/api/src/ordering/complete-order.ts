import { texts } from './texts.ts'
import { randomUUID } from 'node:crypto'
import { cartItems, type PaymentMethod } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { notify } from '../notifications/notify.ts'
import { orderConfirmationMail } from './mails/order-confirmation-mail.ts'
import { readSnapshot, type SnapshotItem } from './order-snapshot.ts'
import type { LinkShop } from './mails/order-link.ts'

interface Completed {
  readonly paymentId: string
  readonly orderId: string
  readonly shop: LinkShop
  readonly now: Date
}

/** Makes an order paid. */
export async function completeOrder(trx: Database, { paymentId, ...order }: Completed): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'paid', settled_at: order.now, failure: null })
    .where('id', '=', paymentId)
    .execute()
  await confirmOrder(trx, { ...order, paid: true })
}

/**
 * Hands an order on to its shops, paid or to be paid at the door: parcels to prepare, the cart turned over, sales counted,
 * the confirmation written. Stock was taken.
 */
export async function confirmOrder(
  trx: Database,
  { orderId, shop, now, paid }: Omit<Completed, 'paymentId'> & { readonly paid: boolean },
): Promise<void> {
  const order = await trx
    .updateTable('orders')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', orderId)
    .returning(['number', 'email', 'cart_id', 'owner_id', 'user_id', 'snapshot', 'contract_documents', 'created_at'])
    .returning(['ship_total', 'gift_total'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('parcels')
    .set({ status: 'preparing', events: JSON.stringify([{ key: 'ordered', at: now.toISOString() }]) })
    .where('order_id', '=', orderId)
    .execute()
  const snapshot = readSnapshot(order.snapshot)
  const items = cartItems(snapshot)
  await closeCart(trx, order.cart_id, items, now)
  await countSales(trx, items)
  const documents = order.contract_documents
  if (order.user_id)
    await notify(trx, {
      userId: order.user_id,
      ...texts.placed(order.number),
      link: `/my/siparisler/${order.number}`,
      now,
    })
  const payment = await trx
    .selectFrom('payments')
    .select(['amount', 'installment'])
    .select((column) => column.ref('method').$castTo<PaymentMethod>().as('method'))
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  await writeMail(trx, orderConfirmationMail(shop, { ...order, snapshot, documents, payment, paid }, now), now)
}

/** Closes the bought cart. What was put in during the payment goes on in a new one, whose revision is the newer. */
export async function closeCart(
  trx: Database,
  cartId: string,
  bought: readonly SnapshotItem[],
  now: Date,
): Promise<void> {
  const closed = await trx
    .updateTable('carts')
    .set({ status: 'ordered', updated_at: now })
    .where('id', '=', cartId)
    .where('status', '=', 'active')
    .returning(['owner_id', 'revision'])
    .executeTakeFirst()
  if (!closed) return
  const id = randomUUID()
  const { owner_id, revision } = closed
  await trx
    .insertInto('carts')
    .values({ id, owner_id, status: 'active', revision: revision + 1, created_at: now, updated_at: now })
    .execute()
  const lines = await trx.selectFrom('cart_items').selectAll().where('cart_id', '=', cartId).execute()
  const left = lines.flatMap((line) => {
    const units = bought
      .filter((item) => item.productId === line.product_id && item.combination === line.combination)
      .reduce((sum, item) => sum + item.quantity, 0)
    return line.quantity > units ? [{ ...line, cart_id: id, quantity: line.quantity - units }] : []
  })
  if (left.length === 0) return
  await trx.insertInto('cart_items').values(left).execute()
  // Services are chosen for a line, so what is left of it keeps them.
  await sql`insert into cart_insurances (cart_id, product_id, combination, service_id)
    select i.cart_id, i.product_id, i.combination, v.service_id from cart_items i
      join cart_insurances v on v.product_id = i.product_id and v.combination = i.combination and v.cart_id = ${cartId}
    where i.cart_id = ${id}`.execute(trx)
}

/** In order of product, as all who touch products do. */
async function countSales(trx: Database, items: readonly SnapshotItem[]): Promise<void> {
  const sold = new Map<number, number>()
  for (const { productId, quantity } of items.toSorted((a, b) => a.productId - b.productId))
    sold.set(productId, (sold.get(productId) ?? 0) + quantity)
  for (const [id, units] of sold)
    await trx
      .updateTable('products')
      .set({ sold_count: sql<number>`sold_count + ${units}`, sold_week: sql<number>`sold_week + ${units}` })
      .where('id', '=', id)
      .execute()
}
