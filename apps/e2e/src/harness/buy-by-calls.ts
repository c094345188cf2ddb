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
  /** A guest with a mailbox of its own without one. */
  readonly member?: Member
  /** Slug of the product's category. */
  readonly category: string
  readonly to?: 'door' | 'branch'
}

/** Buys one unit of a product of a category by card, as a browser does, but by calls alone. */
export function buyByCalls(shop: Shop, { member, category, to = 'door' }: Purchase): Promise<BoughtOrder> {
  return inDatabase(shop, async (tested) => {
    const { id, combination } = await findProduct(tested, category)
    const shopper = await makeShopper(tested, member?.credentials)
    await shopper.add(id, 1, combination)
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

/** Buys as {@link buyByCalls}, and has the parcels delivered at the door. */
export async function deliveredOrder(shop: Shop, purchase: Purchase): Promise<BoughtOrder> {
  const order = await buyByCalls(shop, purchase)
  await handOver(shop, order)
  await deliver(shop, order)
  return order
}

/** Puts one unit of a product of each category into a member's cart. */
export function fillCart(shop: Shop, member: Member, categories: readonly string[]): Promise<void> {
  return inDatabase(shop, async (tested) => {
    const visitor = await makeVisitor(tested.url, member.credentials)
    for (const category of categories) await putIn(visitor, await findProduct(tested, category))
  })
}

/** Puts a product into a member's cart whose price is a little below what makes its shop's cargo free. */
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

/** Has the order's shops hand their parcels over to the carrier. */
export async function handOver(shop: Shop, { number }: BoughtOrder): Promise<void> {
  for (const seller of await sellersOf(shop, number)) await inOffice(shop, 'hand-over', number, seller, 'GV 1 TR')
}

/** Has an order's parcels left at the door, with a photo. */
export async function deliver(shop: Shop, order: BoughtOrder): Promise<void> {
  const photo = join(shop.dataDir, 'kapi.png')
  writeFileSync(photo, Buffer.from(smallPng, 'base64'))
  for (const seller of await sellersOf(shop, order.number)) {
    await inOffice(shop, 'take-out', order.number, seller)
    await inOffice(shop, 'deliver', order.number, seller, 'door', photo)
  }
}

/** A photo of one pixel. */
export const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

/** Moves an order's parcels to their branch, where the buyer collects them. */
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

/** The first product of a category in stock, with a combination of which there are at least two. */
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
