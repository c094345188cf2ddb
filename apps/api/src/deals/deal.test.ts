import { getDailyOffers, getDailyOffersCategories, getDeal, getDeals, getTodayDeals } from '@market/contract'
import { findCategoryById, isSlotRunning } from '@market/domain'
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

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
const sorted = (list: readonly number[]) => [...new Set(list)].toSorted((one, other) => one - other)

async function running(slug: string): Promise<number[]> {
  const { times } = await visitor.ask(getDeal, { params: { id: slug } })
  return times
    .map(({ start_date, end_date, ...slot }) => ({ ...slot, startDate: start_date, endDate: end_date }))
    .filter((slot) => isSlotRunning(slot, api.deps.clock.now()))
    .flatMap(({ products }) => ids(products))
}
const deals = ['super-firsat', 'super-pazartesi', 'harika-kasim', 'yilin-son-pazari', 'sevgililer-gunu']

it('has a page for each deal of the year with a slot that runs or comes', async () => {
  for (const slug of deals) {
    const deal = await visitor.ask(getDeal, { params: { id: slug } })
    expect(deal.title).not.toBe('')
    expect(deal.times.length).toBeGreaterThan(0)
    for (const { products } of deal.times)
      expect(products.every(({ price, original_price }) => price < original_price)).toBe(true)
  }
})

it('gives lovers what may be given', async () => {
  const { times } = await visitor.ask(getDeal, { params: { id: 'sevgililer-gunu' } })
  const given = await api.deps.db
    .selectFrom('products')
    .select('category_id')
    .where('id', 'in', ids(times.flatMap(({ products }) => products)))
    .execute()
  const slugs = new Set(given.map(({ category_id }) => findCategoryById(category_id)?.slug ?? ''))
  expect(slugs.size).toBeGreaterThan(3)
  const gifts =
    `kol-saati gumus-taki altin-taki gunes-gozlugu kadin-parfum erkek-parfum ruj maskara oje fondoten goz-fari allik makyaj-fircasi kadin-canta
    cuzdan atki-ve-esarp cikolata lokum mum`.split(/\s+/)
  expect([...slugs].filter((slug) => !gifts.includes(slug))).toEqual([])
})

it('lists what is on deal now, of one deal or all, as any listing', async () => {
  const list = (query: object) => visitor.ask(getDeals, { query: { limit: 60, ...query } })
  const expected = sorted((await Promise.all(deals.map(running))).flat())
  const all = await list({})
  expect(all.result_count).toBe(expected.length)
  const superDeal = await list({ slug: 'super-firsat' })
  expect(sorted(ids(superDeal.results))).toEqual(sorted(await running('super-firsat')))
  const [category] = all.sub_categories
  expect((await list({ slug: category?.slug })).result_count).toBe(category?.count)
  expect((await list({ slug: 'yok' })).result_count).toBe(0)
  const prices = (await list({ sort: 'price_asc' })).results.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

it('offers of the day what runs and can be bought, by main category', async () => {
  const { items } = await visitor.ask(getDailyOffersCategories)
  const { results } = await visitor.ask(getDailyOffers, { query: { limit: 60 } })
  const { result_count } = await visitor.ask(getDeals, { query: { stock: 'true' } })
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(result_count)
  expect(results.every(({ stock }) => stock > 0)).toBe(true)
  const [first] = items
  const query = { category_slug: first?.slug, limit: 60 }
  expect((await visitor.ask(getDailyOffers, { query })).results).toHaveLength(first?.count ?? 0)
  expect((await visitor.call(getDailyOffers, { query: { category_slug: 'yok' } })).status).toBe(404)
})

it('names the deals of today', async () => {
  const { items, results } = await visitor.ask(getTodayDeals)
  expect(items[0]).toMatchObject({ slug: 'super-firsat', url: '/firsat/super-firsat' })
  expect(items.every(({ product_count }) => product_count > 0)).toBe(true)
  expect(results.length).toBeGreaterThan(0)
})
