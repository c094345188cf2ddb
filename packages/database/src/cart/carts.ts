import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CartLine, Carts } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { activeCartColumns } from './active-cart-columns.ts'

export const sqlCarts = (trx: Database): Carts => ({
  lockCart: (ownerId, now) =>
    trx
      .insertInto('carts')
      .values({ id: randomUUID(), owner_id: ownerId, status: 'active', revision: 1, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('owner_id')
          // A literal, because a plan for any value cannot know that the index of active carts holds it.
          .where('status', '=', sql.lit('active'))
          .doUpdateSet({ revision: sql<number>`carts.revision + 1`, updated_at: now }),
      )
      .returning(activeCartColumns)
      .executeTakeFirstOrThrow(),
  closeMerged: (ownerId, now) =>
    trx
      .updateTable('carts')
      .set({ status: 'merged', updated_at: now })
      .where('owner_id', '=', ownerId)
      .where('status', '=', 'active')
      .returning(activeCartColumns)
      .executeTakeFirst(),
  lines: (cartId) =>
    trx
      .selectFrom('cart_items as i')
      .select([
        'i.product_id as productId',
        'i.combination',
        'i.quantity',
        'i.price_when_added as price',
        'i.discounted_when_added as discounted',
        'i.dismissed_price as dismissedPrice',
        'i.earlier_units as earlierUnits',
        'i.related_product_id as relatedProductId',
        'i.chosen',
        'i.gift',
      ])
      .select(
        sql<number[]>`array(select v.service_id from cart_insurances v where v.cart_id = i.cart_id
          and v.product_id = i.product_id and v.combination = i.combination order by v.service_id)`.as('services'),
      )
      .where('i.cart_id', '=', cartId)
      .orderBy('i.added_at')
      .orderBy('i.product_id')
      .orderBy('i.combination')
      .execute(),
  async writeLine(cartId, line, now) {
    const key = { cart_id: cartId, product_id: line.productId, combination: line.combination }
    const written = {
      quantity: line.quantity,
      price_when_added: line.price,
      discounted_when_added: line.discounted,
      dismissed_price: line.dismissedPrice,
      earlier_units: line.earlierUnits,
      related_product_id: line.relatedProductId,
      chosen: line.chosen,
      gift: line.gift && JSON.stringify(line.gift),
    }
    await trx
      .insertInto('cart_items')
      .values({ ...key, ...written, added_at: now })
      .onConflict((conflict) => conflict.columns(['cart_id', 'product_id', 'combination']).doUpdateSet(written))
      .execute()
    await addServices(trx, key, line)
  },
  async tie(cartId, productId, related) {
    await trx
      .updateTable('cart_items')
      .set({ related_product_id: related })
      .where('cart_id', '=', cartId)
      .where('product_id', '=', productId)
      .execute()
  },
  async remove(cartId, line) {
    let lines = trx.deleteFrom('cart_items').where('cart_id', '=', cartId)
    if (line) lines = lines.where('product_id', '=', line.productId)
    if (line?.combination !== undefined) lines = lines.where('combination', '=', line.combination)
    await lines.execute()
  },
  async keepAside(cartId, except) {
    const aside = except
      ? sql<boolean>`(product_id, combination) is distinct from (${except.productId}::int, ${except.combination})`
      : sql<boolean>`false`
    const lines = await trx
      .updateTable('cart_items')
      .set({ aside })
      .where('cart_id', '=', cartId)
      .returning('aside')
      .execute()
    return lines.filter((line) => line.aside).length
  },
  async choose(cartId, lines, chosen) {
    if (lines.length === 0) return
    const keys = lines.map(({ productId, combination }) => sql`(${productId}::int, ${combination})`)
    await trx
      .updateTable('cart_items')
      .set({ chosen })
      .where('cart_id', '=', cartId)
      .where(sql<boolean>`(product_id, combination) in (${sql.join(keys)})`)
      .execute()
  },
  async dismissPrice(cartId, { productId, combination }, price) {
    await trx
      .updateTable('cart_items')
      .set({ dismissed_price: price })
      .where('cart_id', '=', cartId)
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .execute()
  },
  async setGift(cartId, { productId, combination }, gift) {
    await trx
      .updateTable('cart_items')
      .set({ gift: gift && JSON.stringify(gift) })
      .where('cart_id', '=', cartId)
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .execute()
  },
  async dropService(cartId, { productId, combination }, serviceId) {
    await trx
      .deleteFrom('cart_insurances')
      .where('cart_id', '=', cartId)
      .where('product_id', '=', productId)
      .where('combination', '=', combination)
      .where('service_id', '=', serviceId)
      .execute()
  },
  async setGiftCode(cartId, giftCodeId) {
    await trx.updateTable('carts').set({ gift_code_id: giftCodeId }).where('id', '=', cartId).execute()
  },
  async setFastAddress(cartId, addressId) {
    await trx.updateTable('carts').set({ fast_shipping_address_id: addressId }).where('id', '=', cartId).execute()
  },
  async beginMerge(cartId, { revision, giftCodeId }) {
    await trx.updateTable('carts').set({ revision, gift_code_id: giftCodeId }).where('id', '=', cartId).execute()
    await trx
      .updateTable('cart_items')
      .set({ earlier_units: sql<number>`quantity` })
      .where('cart_id', '=', cartId)
      .execute()
  },
})

async function addServices(
  trx: Database,
  key: { readonly cart_id: string; readonly product_id: number; readonly combination: string },
  { services }: CartLine,
): Promise<void> {
  if (services.length === 0) return
  await trx
    .insertInto('cart_insurances')
    .values(services.map((service_id) => ({ ...key, service_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
