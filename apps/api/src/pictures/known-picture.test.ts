import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, images: ['dress.sage.natural.close.dots'] })
})
afterAll(() => api.stop())
const status = async (key: string) => (await api.app.inject(`/img/160/${key}`)).statusCode

it('draws a product’s pictures in every colour, also when it is shown otherwise', async () => {
  expect(await status('dress.sage.natural.close.dots')).toBe(200)
  expect(await status('dress.sage.red.close.dots')).toBe(200)
  await api.deps.db
    .updateTable('products')
    .set({ images: ['dress.sky.natural.use'] })
    .where('id', '=', 1)
    .execute()
  expect(await status('dress.sky.natural.use')).toBe(200)
  expect(await status('dress.sage.blue.close.dots')).toBe(200)
})

it('draws the signs of shops', async () => {
  await insertShop(api.deps.db, { id: 2, logo: 'curtain.sky.brown.front' })
  expect(await status('curtain.sky.brown.front')).toBe(200)
})

it('draws what pages show, and nothing else', async () => {
  for (const key of ['cutout.phone.mint', 'teapot.sage.natural.front']) expect(await status(key), key).toBe(200)
  for (const key of ['dress.plum.natural.close.dots', 'teapot.sage.red.front', 'teapot.sage.natural.use'])
    expect(await status(key), key).toBe(404)
})
