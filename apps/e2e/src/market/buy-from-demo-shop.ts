import { completeCardOrder, makeShopper } from '@market/api/testing'
import { inDatabase } from '../harness/in-database.ts'
import type { Member } from '../harness/make-member.ts'
import type { Shop } from '../harness/shop.ts'

export interface SellersOrder {
  readonly number: string
  /** Name of its only product, and the shop that sells it. */
  readonly product: string
  readonly shopName: string
  readonly shopId: string
}

/** Buys two units of a product of the demo people's shop by card, with calls instead of a browser. */
export function buyFromDemoShop(shop: Shop, member: Member): Promise<SellersOrder> {
  return inDatabase(shop, async (tested) => {
    const product = await tested.deps.db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .innerJoin('shops', 'shops.id', 'memberships.shop_id')
      .innerJoin('products', 'products.shop_id', 'shops.id')
      .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
      .select(['products.id', 'products.name', 'shops.id as shopId', 'shops.name as shopName', 'combination'])
      .where('users.email', '=', 'can.paket@ornek.com')
      .where('product_stock.stock', '>', 4)
      .where('products.upper_limit', '>', 1)
      .orderBy('products.id')
      .executeTakeFirstOrThrow()
    const shopper = await makeShopper(tested, member.credentials)
    await shopper.add(product.id, 2, product.combination)
    const number = await completeCardOrder(tested, shopper)
    return { number, product: product.name, shopName: product.shopName, shopId: String(product.shopId) }
  })
}
