import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeCardOrder, makeShopper, makeVisitor, type ShopInTest, type Visitor } from '@market/api/testing'
import { addToCart, postSelectAddress } from '@market/contract'
import { findCategory } from '@market/domain/catalog'
import { sql } from 'kysely'
import { inDatabase } from './in-database.ts'
import { inOffice } from './in-office.ts'
import type { Member } from './make-member.ts'
import type { Shop } from './shop.ts'

export interface BoughtOrder {
  readonly number: string
  readonly email: string
}

interface Purchase {
  /** The buyer; without one, a guest with a new e-mail address. */
  readonly member?: Member
  /** Slug of the product's category. */
  readonly category: string
  readonly to?: 'door' | 'branch'
  readonly units?: number
}

/** Buys a unit, or several, of a category's product by card, with API calls instead of a browser. */
export function buyByCalls(shop: Shop, { member, category, to = 'door', units = 1 }: Purchase): Promise<BoughtOrder> {
  return inDatabase(shop, async (tested) => {
    const { id, combination } = await findProduct(tested, category)
    const shopper = await makeShopper(tested, member?.credentials)
    await shopper.add(id, units, combination)
    if (to === 'branch') {
      const { id: branch } = await tested.deps.db
        .selectFrom('pickup_points')
        .select('id')
        .where('kind', '=', 'branch')
        .orderBy('id')
        .executeTakeFirstOrThrow()
      await shopper.ask(postSelectAddress, { body: { shipping: { option: 'branch', pickup_id: branch } } })
    }
    return { number: await completeCardOrder(tested, shopper), email: member?.email ?? shopper.email }
  })
}

/** Buys like {@link buyByCalls} and delivers the parcels at the door. */
export async function deliveredOrder(shop: Shop, purchase: Purchase): Promise<BoughtOrder> {
  const order = await buyByCalls(shop, purchase)
  await handOver(shop, order)
  await deliver(shop, order)
  return order
}

/** Adds one unit of a product of each category to a member's cart. */
export function fillCart(shop: Shop, member: Member, categories: readonly string[]): Promise<void> {
  return inDatabase(shop, async (tested) => {
    const visitor = await makeVisitor(tested.url, member.credentials)
    for (const category of categories) await putIn(visitor, await findProduct(tested, category))
  })
}

/** Adds a product to a member's cart whose price is slightly below the amount for its shop's free shipping. */
export function fillCartShortOfFreeCargo(shop: Shop, member: Member): Promise<void> {
  return inDatabase(shop, async ({ url, deps: { db } }) => {
    const product = await db
      .selectFrom('products')
      .innerJoin('shops', 'shops.id', 'products.shop_id')
      .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
      .select(['products.id', 'product_stock.combination'])
      .where('products.free_shipping', '=', false)
      .where('product_stock.stock', '>', 1)
      .whereRef('products.original_price', '=', 'products.price')
      .where(sql<boolean>`products.price between free_cargo_over - 2 * cargo_price and free_cargo_over - 1`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('products as other')
            .select('other.id')
            .whereRef('other.shop_id', '=', 'shops.id')
            .whereRef('other.id', '<>', 'products.id')
            .where('other.stock', '>', 0)
            .where(
              sql<boolean>`other.price between free_cargo_over - products.price and free_cargo_over - products.price + 2 * cargo_price`,
            ),
        ),
      )
      .orderBy('products.id')
      .executeTakeFirstOrThrow()
    await putIn(await makeVisitor(url, member.credentials), product)
  })
}

const putIn = ({ ask }: Visitor, { id, combination }: { readonly id: number; readonly combination: string }) =>
  ask(addToCart, { body: { product_id: id, num: 1, attr_id: combination } })

/** Hands an order's parcels over to the carrier, as its shops do. */
export async function handOver(shop: Shop, { number }: BoughtOrder): Promise<void> {
  for (const seller of await sellersOf(shop, number)) await inOffice(shop, 'hand-over', number, seller, 'GV 1 TR')
}

/** Delivers an order's parcels at the door, with a photo. */
export async function deliver(shop: Shop, order: BoughtOrder): Promise<void> {
  const photo = join(shop.dataDir, 'kapi.png')
  writeFileSync(photo, Buffer.from(smallPng, 'base64'))
  for (const seller of await sellersOf(shop, order.number)) {
    await inOffice(shop, 'take-out', order.number, seller)
    await inOffice(shop, 'deliver', order.number, seller, 'door', photo)
  }
}

/** A PNG of one pixel, in base64. */
export const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

/** Delivers an order's parcels to their branch, where the buyer collects them. */
export async function deliverToBranch(shop: Shop, order: BoughtOrder): Promise<void> {
  for (const seller of await sellersOf(shop, order.number)) {
    await inOffice(shop, 'deliver', order.number, seller)
    await inOffice(shop, 'fetched', order.number, seller)
  }
}

const sellersOf = (shop: Shop, number: string): Promise<readonly string[]> =>
  inDatabase(shop, async ({ deps: { db } }) => {
    const parcels = await db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.order_id')
      .select('parcels.shop_id')
      .where('orders.number', '=', number)
      .execute()
    return parcels.map((parcel) => String(parcel.shop_id))
  })

/** The first product of a category with a combination of which at least two units are in stock. */
async function findProduct({ deps: { db } }: ShopInTest, category: string) {
  return db
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .select(['products.id', 'product_stock.combination'])
    .where('products.category_id', '=', findCategory(category)?.id ?? 0)
    .where('product_stock.stock', '>', 1)
    .orderBy('products.id')
    .orderBy('product_stock.combination')
    .executeTakeFirstOrThrow()
}
