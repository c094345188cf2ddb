import { completeCardOrder, makeShopper } from '@market/api/testing'
import { putGift } from '@market/contract'
import { findCategoryById, withdrawalRight } from '@market/domain/catalog'
import { inDatabase } from '../harness/in-database.ts'
import { makeMember, type Member } from '../harness/make-member.ts'
import type { Shop } from '../harness/shop.ts'

export interface SellersOrder {
  readonly number: string
  readonly member: Member
  /** Its only product, and the shop that sells it. */
  readonly product: { readonly id: number; readonly name: string; readonly combination: string }
  readonly shopName: string
}

const slugsOf = (path: readonly number[]) => path.flatMap((id) => findCategoryById(id)?.slug ?? [])

/**
 * Buys two units of a product of the demo people's shop, which may be sent back, by card and by calls. With a note they
 * are a gift.
 */
export async function buyFromDemoShop(shop: Shop, buyer?: Member, note = ''): Promise<SellersOrder> {
  const member = buyer ?? (await makeMember(shop))
  return inDatabase(shop, async (tested) => {
    const products = await tested.deps.db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .innerJoin('shops', 'shops.id', 'memberships.shop_id')
      .innerJoin('products', 'products.shop_id', 'shops.id')
      .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
      .select(['products.id', 'products.name', 'products.category_path', 'shops.name as shopName', 'combination'])
      .where('users.email', '=', 'can.paket@ornek.com')
      .where('product_stock.stock', '>', 8)
      .where('products.upper_limit', '>', 1)
      .orderBy('products.id')
      .execute()
    const found = products.find(({ category_path }) => withdrawalRight(slugsOf(category_path)) === 'free')
    if (!found) throw new Error('the demo shop sells nothing that may be sent back')
    const { id, name, combination, shopName } = found
    const shopper = await makeShopper(tested, member.credentials)
    await shopper.add(id, 2, combination)
    const gift = { wrapped: false, note, prices_hidden: true }
    if (note !== '') await shopper.ask(putGift, { body: { product_id: id, attr_id: combination, gift } })
    const number = await completeCardOrder(tested, shopper)
    return { number, member, product: { id, name, combination }, shopName }
  })
}
