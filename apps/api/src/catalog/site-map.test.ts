import { getSiteMapProducts, getSiteMapSize } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertNamedProduct } from '../testing/insert-named-product.ts'
import { insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  const phone = { name: 'Telefon', brand: 'Nova', category: 'cep-telefonu', price: 1_000_000 }
  for (const id of [1, 2, 5, 7]) await insertNamedProduct(db, { id, ...phone })
  await insertNamedProduct(db, { id: 3, ...phone, active: false })
  await insertNamedProduct(db, { id: 4, ...phone, adult: true })
  await insertNamedProduct(db, { id: 6, ...phone, stocks: { '': 0 } })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const between = async (after: number, until: number) =>
  (await visitor.ask(getSiteMapProducts, { query: { after, until } })).items.map(({ id }) => id)

it('lists every product on sale by its number, also sold out ones', async () => {
  expect(await visitor.ask(getSiteMapSize, {})).toEqual({ last_id: 7 })
  expect(await between(0, 100)).toEqual([1, 2, 5, 6, 7])
  expect(await between(1, 5)).toEqual([2, 5])
  expect(await between(7, 100)).toEqual([])
})

it('returns the shop’s addresses, and refuses a negative number', async () => {
  const { items } = await visitor.ask(getSiteMapProducts, { query: { after: 0, until: 1 } })
  expect(items[0]?.path).toMatch(/^\/.+-p-1$/)
  expect((await visitor.call(getSiteMapProducts, { query: { after: -1, until: 1 } })).status).toBe(422)
})
