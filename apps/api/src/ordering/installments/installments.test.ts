import { getInitPayment, postAllInstallments, postCardInstallment, postInstallments } from '@market/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1, cargo_price: 0 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  await shopper.add(1)
})

const counts = async (card: string) =>
  (await shopper.ask(postInstallments, { body: { card } })).installments.map(({ count, total }) => [count, total])

test('what instalments cost depends on the card', async () => {
  const max = [
    [1, 100],
    [2, 100],
    [3, 100],
    [4, 104],
    [6, 106.5],
    [9, 109.8],
    [12, 113.2],
  ]
  expect(await counts('400000')).toEqual(max)
  expect(await counts('')).toEqual(max)
  expect(await counts('340000')).toEqual([
    [1, 100],
    [3, 103.5],
  ])
  expect((await counts('979200')).find(([count]) => count === 4)).toEqual([4, 100])
})

test('all plans at once, the one for every other card without a brand', async () => {
  const { plans } = await shopper.ask(postAllInstallments, { body: {} })
  expect(plans.map(({ brand, title }) => [brand, title])).toEqual([
    [null, 'Diğer kartlar'],
    ['amex', 'American Express kartlar'],
    ['troy', 'Troy kartlar'],
  ])
})

test('a chosen plan lists each payment, with the remainder on the first', async () => {
  const three = await shopper.ask(postCardInstallment, { body: { card: '400000', installment: 3 } })
  expect(three).toEqual({ count: 3, interest: 0, total: 100, payments: [33.34, 33.33, 33.33] })
  expect((await shopper.call(postCardInstallment, { body: { card: '340000', installment: 6 } })).status).toBe(422)
})

test('a newer row holds from its day on', async () => {
  const { db } = api.deps
  const tomorrow = new Date(api.deps.clock.now().getTime() + 86_400_000)
  await db
    .insertInto('installment_plans')
    .values([
      { brand: 'visa', since: tomorrow, count: 1, interest_percent: 0 },
      { brand: 'visa', since: tomorrow, count: 2, interest_percent: 500 },
    ])
    .execute()
  expect(await counts('400000')).toHaveLength(7)
  await db
    .updateTable('installment_plans')
    .set({ since: new Date('2026-02-01') })
    .where('brand', '=', 'visa')
    .execute()
  expect(await counts('400000')).toEqual([
    [1, 100],
    [2, 105],
  ])
  await db.deleteFrom('installment_plans').where('brand', '=', 'visa').execute()
})

test('instalments priced by another card, or by none, are never charged', async () => {
  const wish = await shopper.wish()
  const cheaper = { ...wish, installment: 4, card: '979200' }
  const refused = await shopper.pay(cheaper)
  expect(refused.status).toBe(422)
  expect(refused.message).toMatch(/başka bir kart/)
  const { card: _, ...without } = { ...(await shopper.wish()), installment: 3 }
  expect((await shopper.pay(without)).status).toBe(422)
  expect((await shopper.ask(getInitPayment)).cart.count).toBe(1)
})

test('refuses a total that cannot be paid', async () => {
  for (const total of [1e300, 1e11, -1]) {
    const { status } = await shopper.call(postInstallments, { body: { card: '', total } })
    expect(status, String(total)).toBe(422)
  }
  expect((await shopper.call(postInstallments, { body: { card: '', total: 1e10 } })).status).toBe(200)
})

test('a card is named by six to eight digits, which its bank has, or not at all', async () => {
  const statuses = async (card: string) => [
    (await shopper.call(postInstallments, { body: { card } })).status,
    (await shopper.call(postCardInstallment, { body: { card, installment: 1 } })).status,
  ]
  for (const card of ['4', '40000', '400000000', '40000x', '400 000'])
    expect(await statuses(card), card).toEqual([422, 422])
  for (const card of ['', '400000', '40000000']) expect(await statuses(card), card).toEqual([200, 200])
})
