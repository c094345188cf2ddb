import { add, subtract } from '@market/domain/money'
import { sql } from 'kysely'
import {
  emailKey,
  goodsTax,
  handoverDay,
  orderBalance,
  readSnapshot,
  waitingMethods,
  type Orders,
  type OrderToWrite,
  snapshotOf,
  storePaymentDetails,
} from '@market/commerce'
import { type Database } from '../open-database.ts'
import { hideJson } from '../hidden.ts'
import { balanceRequests } from './balance-requests.ts'
import { closeCart } from './close-cart.ts'
import { hideSnapshot } from './hide-snapshot.ts'
import { linesOf } from './lines-of.ts'

export const sqlOrders = (trx: Database): Orders => ({
  async lockCart(ownerId) {
    const active = trx.selectFrom('carts').select('id').where('owner_id', '=', ownerId).where('status', '=', 'active')
    let cart = await active.forUpdate().executeTakeFirst()
    // A cart that was closed while this waited for its lock is not returned, so look for the cart that follows it.
    while (!cart && (await active.executeTakeFirst())) cart = await active.forUpdate().executeTakeFirst()
    return cart?.id
  },
  async lockBuyer({ userId, guestEmail }) {
    const member = trx.selectFrom('users').select('email_key as key')
    const key = userId
      ? (await member.where('id', '=', userId).executeTakeFirst())?.key
      : guestEmail && emailKey(guestEmail)
    if (key) await sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${key}`}, 0))`.execute(trx)
  },
  async waiting({ ownerId, email }) {
    const own = trx
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .where((row) => row.or([row('o.owner_id', '=', ownerId), row('o.email_key', '=', emailKey(email))]))
      .where('o.status', '!=', 'cancelled')
    const { unpaid } = await own
      .select(({ fn }) => fn.countAll<number>().as('unpaid'))
      .where('p.status', '=', 'pending')
      .where('p.method', 'in', waitingMethods)
      .executeTakeFirstOrThrow()
    const atDoors = await own
      .select(['p.method', 'p.amount as charged', 'o.gift_total as gift', 'o.snapshot'])
      .select(balanceRequests.as('requests'))
      .select(sql<number[]>`array(select shop_id from parcels x where x.order_id = o.id and x.cash_taken)`.as('taken'))
      .where('p.status', '=', 'on_delivery')
      .execute()
    const due = atDoors.map(({ snapshot, requests, taken, ...paid }) => {
      const { parcels } = orderBalance({ ...paid, shops: readSnapshot(snapshot).shops }, requests)
      return add(...parcels.filter(({ shopId }) => !taken.includes(shopId)).map(({ money }) => money))
    })
    return { unpaid: Number(unpaid), cash: due.filter((sum) => sum > 0).length, cashTotal: add(...due) }
  },
  write: (order) => write(trx, order),
  async markPaid(paymentId, now) {
    await trx
      .updateTable('payments')
      .set({ status: 'paid', settled_at: now, failure: null })
      .where('id', '=', paymentId)
      .execute()
  },
  async confirm(orderId, now) {
    const { cart_id: cartId } = await trx
      .updateTable('orders')
      .set({ status: 'paid', paid_at: now })
      .where('id', '=', orderId)
      .returning('cart_id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('parcels')
      .set({ status: 'preparing', events: JSON.stringify([{ key: 'ordered', at: now.toISOString() }]) })
      .where('order_id', '=', orderId)
      .execute()
    return { cartId, lines: await linesOf(trx, orderId) }
  },
  closeCart: (cartId, bought, now) => closeCart(trx, cartId, bought, now),
})

async function write(
  trx: Database,
  { placed, caller, draft, contract, installment, wish, now }: OrderToWrite,
): Promise<void> {
  const snapshot = snapshotOf(draft, wish.note)
  const { totals } = draft
  await trx
    .insertInto('orders')
    .values({
      id: placed.id,
      number: placed.number,
      owner_id: caller.ownerId,
      user_id: caller.userId,
      email: draft.email,
      email_key: emailKey(draft.email),
      cart_id: draft.cartId,
      status: 'awaiting_payment',
      total: totals.total,
      goods_total: subtract(add(totals.subTotal, totals.giftWrap), totals.promotions),
      tax_total: goodsTax(snapshot),
      ship_total: totals.cargoTotalPrice,
      discount_total: totals.totalDiscount,
      gift_total: totals.giftCode,
      snapshot: hideSnapshot(snapshot),
      contract_version: contract.version,
      contract_documents: hideJson(contract.documents),
      stock_held: true,
      created_at: now,
      expires_at: placed.expiresAt,
    })
    .execute()
  const items = snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ ...item, shopId: shop.shopId })))
  await trx
    .insertInto('order_items')
    .values(
      items.map((item, index) => ({
        order_id: placed.id,
        line: index + 1,
        product_id: item.productId,
        combination: item.combination,
        shop_id: item.shopId,
        quantity: item.quantity,
        discounted_units: item.discountedUnits,
        discount_number: item.discountNumber,
        total: item.price,
      })),
    )
    .execute()
  await trx
    .insertInto('parcels')
    .values(
      snapshot.shops.map(({ shopId, delivery }) => ({
        order_id: placed.id,
        shop_id: shopId,
        status: 'awaiting_payment',
        due_on: handoverDay(delivery),
      })),
    )
    .execute()
  await trx
    .insertInto('payments')
    .values({
      id: placed.paymentId,
      order_id: placed.id,
      method: wish.method,
      status: wish.method === 'cash_on_delivery' ? 'on_delivery' : 'pending',
      details: wish.account ? storePaymentDetails({ ...wish.account, reference: placed.number }) : null,
      amount: installment.total,
      installment: installment.count,
      monthly: installment.monthly,
      created_at: now,
    })
    .execute()
}
