import { completeCardOrder, makeShopper, makeVisitor } from '@market/api/testing'
import { cancelCalls } from '@market/contract'
import { findCategoryById, withdrawalRight } from '@market/domain/catalog'
import { deliver, handOver } from '../harness/buy-by-calls.ts'
import { inDatabase } from '../harness/in-database.ts'
import { inOffice } from '../harness/in-office.ts'
import { makeMember, type Member } from '../harness/make-member.ts'
import type { Shop } from '../harness/shop.ts'

const slugsOf = (path: readonly number[]) => path.flatMap((id) => findCategoryById(id)?.slug ?? [])

export interface PanelOrder {
  readonly number: string
  readonly member: Member
  readonly shopId: number
  readonly productId: number
  readonly combination: string
}

/** A new member buys two units of one product from the shop of the demo people by calls. */
export async function buyFromDemoShop(shop: Shop): Promise<PanelOrder> {
  const member = await makeMember(shop)
  return inDatabase(shop, async (tested) => {
    const products = await tested.deps.db
      .selectFrom('products')
      .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
      .innerJoin('memberships', 'memberships.shop_id', 'products.shop_id')
      .select(['products.id', 'products.shop_id', 'product_stock.combination', 'products.category_path'])
      .where('product_stock.stock', '>', 8)
      .orderBy('products.id')
      .execute()
    const found = products.find(({ category_path }) => withdrawalRight(slugsOf(category_path)) === 'free')
    if (!found) throw new Error('the demo shop sells nothing that may be sent back')
    const shopper = await makeShopper(tested, member.credentials)
    await shopper.add(found.id, 2, found.combination)
    const number = await completeCardOrder(tested, shopper)
    return { number, member, shopId: found.shop_id, productId: found.id, combination: found.combination }
  })
}

/** The order's buyer gets it and sends one unit back as damaged, which then waits for the shop's answer. */
export async function sendBack(shop: Shop, { number, member, productId, combination }: PanelOrder): Promise<void> {
  const order = { number, email: member.email }
  await handOver(shop, order)
  await deliver(shop, order)
  const visitor = await makeVisitor(shop.apiUrl, member.credentials)
  const { cancel_id } = await visitor.ask(cancelCalls.postAction, {
    body: {
      order_id: number,
      items: [{ product_id: productId, attr_id: combination, quantity: 1, reason_id: 13, note: 'Dikişi sökük geldi.' }],
      photos: [],
    },
  })
  const code = await inDatabase(shop, ({ deps: { db } }) =>
    db.selectFrom('cancellations').select('return_code').where('id', '=', cancel_id).executeTakeFirstOrThrow(),
  )
  await inOffice(shop, 'hand-in', code.return_code ?? '')
  await inOffice(shop, 'receive', code.return_code ?? '')
}
