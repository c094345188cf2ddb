import { getCart, getOrderContract, postAccessToken, postCreditCard, postLogout } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { sendCall } from '../testing/make-visitor.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper } from '../testing/shopper.ts'

const hour = 3_600_000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

// security.md 52.
test('a token that expires in the payment step is renewed, and the same order completes', async () => {
  const shopper = await makeShopper(api)
  await shopper.add(1, 2)
  api.advance(2 * hour)
  const renewed = async () => {
    const { data } = await sendCall(api.url, shopper.bearer, postAccessToken, { body: {} })
    return data.access_token
  }
  const key = { 'idempotency-key': 'suresi-dolan-1' }
  // The browser read its cart while the token was valid.
  const bearer = await renewed()
  const reading = await makeShopper(api)
  await reading.add(1)
  const { card_token } = await reading.wish()
  const cart = (await sendCall(api.url, bearer, getCart)).data
  const body = {
    card_token,
    total: cart.total_price_with_shipping,
    cart_revision: cart.revision,
    contract_version: (await sendCall(api.url, bearer, getOrderContract)).data.version,
    contract_accepted: true,
  }
  const dead = await sendCall(api.url, shopper.bearer, postCreditCard, { body }, key)
  expect(dead.status).toBe(401)
  const answers = await Promise.all([1, 2].map(() => sendCall(api.url, bearer, postCreditCard, { body }, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.data).toEqual(answers[0]?.data)
  expect(await readStock(api.deps.db, 1)).toBe(8)
  // A session that was ended is not renewed, so a stolen token cannot place the order.
  await sendCall(api.url, bearer, postLogout, { body: {} })
  expect((await sendCall(api.url, bearer, postCreditCard, { body }, key)).status).toBe(401)
})
