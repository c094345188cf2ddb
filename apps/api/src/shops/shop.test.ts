import { getProducts, getShop, getShopApplicationParams, getShops } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const list = (query: object) => visitor.ask(getShops, { query })

it('lists shops that sell something, each once, by page and order', async () => {
  const all = await list({ limit: 60 })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all.result_count / 60) }, (_, index) => list({ limit: 60, page: index + 1 })),
  )
  const shops = pages.flatMap(({ results }) => results)
  expect(new Set(shops.map(({ id }) => id)).size).toBe(all.result_count)
  expect(shops.every(({ product_count }) => product_count > 0)).toBe(true)
  const ratings = shops.map(({ rating }) => rating)
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  const names = (await list({ sort: 'name', limit: 60 })).results.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
})

it('finds shops by a part of their name, whatever its case and accents', async () => {
  const [shop] = (await list({})).results
  const part = (shop?.name ?? '').slice(1, 6)
  for (const q of [part, part.toLocaleUpperCase('tr'), ` ${part} `])
    expect((await list({ q, limit: 60 })).results.map(({ id }) => id)).toContain(shop?.id)
  expect(await list({ q: 'qxzw' })).toEqual({ result_count: 0, results: [] })
})

it('opens a shop by number and by slug, with its categories and what the law asks for', async () => {
  const [card] = (await list({ sort: 'products' })).results
  const shop = await visitor.ask(getShop, { params: { id: card?.slug ?? '' } })
  expect(shop).toMatchObject({ ...card, tag: { mersis: expect.stringMatching(/^\d{16}$/) } })
  expect(shop.tag.name).toMatch(/Şirketi$/)
  expect(shop.description).not.toBe('')
  expect(await visitor.ask(getShop, { params: { id: String(shop.id) } })).toEqual(shop)
  expect(shop.categories.length).toBeGreaterThan(1)
  const sum = shop.categories.reduce((total, { count }) => total + count, 0)
  expect(sum).toBe(shop.product_count)
  const [first] = shop.categories
  const query = { shop: shop.slug, category_slug: first?.slug, limit: 60 }
  const products = await visitor.ask(getProducts, { query })
  expect(products.result_count).toBe(first?.count)
  expect(products.results.every((product) => product.shop.id === shop.id)).toBe(true)
})

it('does not find a shop that there is not or that closed', async () => {
  for (const id of ['yok', '99999', '99999999999999999'])
    expect((await visitor.call(getShop, { params: { id } })).status).toBe(404)
  await api.deps.db.updateTable('shops').set({ active: false }).where('id', '=', 7).execute()
  expect((await visitor.call(getShop, { params: { id: '7' } })).status).toBe(404)
})

it('says what a seller may choose from', async () => {
  const choices = await visitor.ask(getShopApplicationParams)
  expect(choices.sectors).toHaveLength(10)
  expect(Math.min(...Object.values(choices).map((list) => list.length))).toBeGreaterThan(2)
})
