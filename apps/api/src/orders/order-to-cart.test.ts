import {
  addManyToCart,
  getCart,
  postBankTransfer,
  postCancelWaiting,
  postMoveToCart,
  postOrderToCart,
  postSaveForLater,
  setGiftCode,
} from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertGiftCode } from '../testing/insert-gift-code.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  const account = { position: 1, bank: 'Deneme Bankası', holder: 'Güvercin', iban: 'TR330006100519786457841326' }
  await db
    .insertInto('bank_accounts')
    .values({ ...account, id: 1, instant: false })
    .execute()
  await insertShop(db, { id: 1 })
  for (const id of [1, 2]) await insertProduct(db, { id, stocks: { '': 3 } })
  const service = { kind: 'installation' as const, name: 'Montaj', note: '', image: 'tools', share: 1, least: 3_000 }
  await db
    .insertInto('added_services')
    .values({ ...service, id: 1, category_id: 7 })
    .execute()
})
afterAll(() => api.stop())

const gift = { wrapped: true, note: 'Nice yıllara', prices_hidden: true }
const everything = {
  items: [
    { product_id: 1, num: 2, insurance: [1], gift, related_product_id: 2 },
    { product_id: 2, num: 1, related_product_id: 1 },
  ],
}
const kept = async (shopper: Shopper) => {
  const cart = await shopper.ask(getCart)
  const lines = cart.shops.flatMap(({ shop_items }) => shop_items)
  return {
    total: cart.total_price_with_shipping,
    code: cart.gift_code_amount,
    lines: lines
      .map((line) => ({
        id: line.product_id,
        num: line.num,
        services: line.insurance_items.filter(({ selected }) => selected).map(({ name }) => name),
        gift: line.gift,
        link: line.related_product_id,
      }))
      .toSorted((one, other) => one.id - other.id),
  }
}

test('an order that is called off returns to the cart as it was: services, gift, links and gift code', async () => {
  await insertGiftCode(api, 'ONLIRALIK', { amount: 1_000 })
  const shopper = await makeShopper(api)
  await shopper.ask(addManyToCart, { body: everything })
  await shopper.ask(setGiftCode, { body: { gift_code: 'ONLIRALIK' } })
  const before = await kept(shopper)
  expect(before).toMatchObject({ code: 10, lines: [{ services: ['Montaj'], gift, link: 2 }, { link: 1 }] })
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  const { order_id } = await shopper.ask(postBankTransfer, { body: { ...wish, bank_account_id: 1 } })
  expect((await kept(shopper)).lines).toEqual([])
  await shopper.ask(postCancelWaiting, { body: { order_id } })
  const other = await makeShopper(api)
  expect((await other.call(postOrderToCart, { body: { order_id } })).status).toBe(404)
  await shopper.ask(postOrderToCart, { body: { order_id } })
  expect(await kept(shopper)).toEqual(before)
})

test('a line saved for later returns as it was', async () => {
  const shopper = await makeShopper(api)
  await shopper.ask(addManyToCart, { body: everything })
  const before = await kept(shopper)
  await shopper.ask(postSaveForLater, { body: { product_id: 1 } })
  await shopper.ask(postMoveToCart, { body: { product_id: 1 } })
  expect(await kept(shopper)).toEqual(before)
})
