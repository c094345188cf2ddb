import { postLastOrder } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await db
    .insertInto('tax_rates')
    .values([
      { category_id: 8, since: new Date('2020-01-01'), percent: 8 },
      { category_id: 8, since: new Date('2023-07-10'), percent: 1 },
      { category_id: 8, since: new Date('2100-01-01'), percent: 50 },
      { category_id: 805, since: new Date('2023-07-10'), percent: 20 },
    ])
    .execute()
  await insertProduct(db, { id: 1, price: 10_100, category_id: 801, category_path: [8, 801] })
  await insertProduct(db, { id: 2, price: 12_000, category_id: 805, category_path: [8, 805] })
  await insertProduct(db, { id: 3, price: 12_000, category_id: 7, category_path: [7] })
})
afterAll(() => api.stop())

test('each line has the rate of its nearest category that holds today; 20 percent where the table is silent', async () => {
  const shopper = await makeShopper(api)
  for (const id of [1, 2, 3]) await shopper.add(id)
  const { redirect_url } = await shopper.start()
  const page = await confirmAtBank(api, redirect_url)
  await returnToShop(api, page.back?.fields ?? {})
  const { order } = await shopper.ask(postLastOrder, { body: {} })
  // The tax is 1,00 of 101,00 at 1 %, and 20,00 of each 120,00 at 20 %.
  expect(order).toMatchObject({ total_tax_price: 41, total_pure_price: 300 })
})
