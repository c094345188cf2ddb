import { addToCart, getCart, getHgsStart, getProductDetail } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@market/database'
import { auditBooks } from '../office/audit-books.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper } from '../testing/shopper.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

let postgres: TestPostgres
let api: TestApi
beforeAll(async () => {
  postgres = await startPostgres()
  api = await startTestApi({}, await openDatabase({ url: postgres.url, dataDir: '' }))
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(async () => {
  postgres.thaw()
  await api.stop()
  postgres.stop()
})

// security.md 50. `npm run torture` measures the times.
it('a server that freezes under a paying shopper answers 503 in words, and continues when it is back', async () => {
  const shopper = await makeShopper(api)
  await shopper.add(1)
  const body = await shopper.wish()
  postgres.freeze()
  const answers = await Promise.all([
    shopper.pay(body, 'donmus-sunucu-1'),
    shopper.call(getCart),
    shopper.call(getHgsStart),
    shopper.call(getProductDetail, { query: { productId: 1 } }),
    shopper.call(addToCart, { body: { product_id: 1, num: 1, attr_id: '' } }),
  ])
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 503,
      message: 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
    })
  postgres.thaw()
  const paid = await shopper.pay(body, 'donmus-sunucu-1')
  expect(paid.status).toBe(200)
  expect((await shopper.pay(body, 'donmus-sunucu-1')).data).toEqual(paid.data)
  const orders = await api.deps.db.selectFrom('orders').select('number').execute()
  expect(orders).toEqual([{ number: paid.data.order_id }])
  expect(await auditBooks(api.deps.db)).toEqual([])
})
