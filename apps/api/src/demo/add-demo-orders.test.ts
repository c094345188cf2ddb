import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { testNow } from '../testing/test-clock.ts'
import { addDemoMembers } from './add-demo-members.ts'
import { addDemoOrders } from './add-demo-orders.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('makes as many orders as a small shop has products for, none of them empty', async () => {
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  for (const id of [1, 2, 3]) await insertProduct(db, { id, shop_id: 1, stocks: { '': 50 } })
  await addDemoMembers(db, testNow())
  await addDemoOrders(api.deps)
  const orders = await db.selectFrom('orders').select('id').execute()
  const lines = await db.selectFrom('cart_items').select('cart_id').execute()
  expect(lines).toHaveLength(3)
  expect(new Set(lines.map(({ cart_id }) => cart_id)).size).toBe(orders.length)
})
