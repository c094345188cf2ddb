import {
  addToCart,
  getCart,
  getDailyOffers,
  getDailyOffersCategories,
  getDeal,
  getDeals,
  getProductPage,
  getProductPrices,
  getTodayDeals,
} from '@market/contract'
import { findCategoryById } from '@market/domain/catalog'
import { isSlotRunning, slotTime } from '@market/domain/deals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { turnDealPrices } from './turn-deal-prices.ts'

let api: TestApi
let visitor: Visitor
let member: { readonly username: string; readonly password: string }
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  visitor = await makeVisitor(api.url)
  member = (await insertMember(api)).credentials
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
const deals = [
  'super-firsat',
  'super-pazartesi',
  'harika-kasim',
  'yilin-son-pazari',
  'sevgililer-gunu',
  'efsane-cuma',
  'siber-pazartesi',
]

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
    goz-kalemi-ve-eyeliner makyaj-cantasi cuzdan atki-ve-esarp cikolata lokum mum`.split(/\s+/)
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

it('holds no product in two slots at once', async () => {
  const { rows } = await sql<{ product_id: number }>`
    select one.product_id from deal_products one join deal_slots a on a.id = one.slot_id
    join deal_products other on other.product_id = one.product_id and other.slot_id > one.slot_id
    join deal_slots b on b.id = other.slot_id and b.starts_at < a.ends_at and b.ends_at > a.starts_at`.execute(
    api.deps.db,
  )
  expect(rows).toEqual([])
})

describe('a deal’s price', () => {
  /** A product that will be on deal within hours, with its deal price and usual price. */
  const coming = async () => {
    const { times } = await visitor.ask(getDeal, { params: { id: 'super-firsat' } })
    const now = api.deps.clock.now().getTime()
    const slot = times.find(({ start_date }) => slotTime(start_date) > now)
    const card = slot?.products.find(({ stock }) => stock > 1)
    if (!slot || !card) throw new Error('no slot comes')
    return { slot, id: card.id, price: card.price, usual: card.original_price }
  }
  const pageOf = (productId: number) => visitor.ask(getProductPage, { query: { productId } })
  const turnAt = async (text: string) => {
    api.advance(slotTime(text) - api.deps.clock.now().getTime())
    await turnDealPrices(api.deps.db, api.deps.clock.now())
    visitor = await makeVisitor(api.url, member)
  }

  it('begins and ends with its slot on every page, which shows it beforehand', async () => {
    const { slot, id, price, usual } = await coming()
    const before = await pageOf(id)
    expect(before.product).toMatchObject({ price: usual, original_price: usual })
    expect(before.deal).toMatchObject({ slug: 'super-firsat', begun: false, price, start_date: slot.start_date })

    await turnAt(slot.start_date)
    const during = await pageOf(id)
    expect(during.product).toMatchObject({ price, original_price: usual, lowest_price: usual })
    expect(during.deal).toMatchObject({ begun: true, price, end_date: slot.end_date })
    expect((await visitor.ask(getDeals, { query: { slug: 'super-firsat' } })).results).toContainEqual(
      expect.objectContaining({ id, price, original_price: usual }),
    )
    expect((await visitor.ask(getProductPrices, { query: { productId: id } })).days.at(-1)?.price).toBe(price)
    const attr = during.product.stock_counts.find(({ stock }) => stock > 1)?.combination ?? ''
    await visitor.ask(addToCart, { body: { product_id: id, num: 1, attr_id: attr } })
    const inCart = async () => (await visitor.ask(getCart)).shops[0]?.shop_items[0]?.single_price ?? 0
    const dearer = (await inCart()) - price

    await turnAt(slot.end_date)
    const after = await pageOf(id)
    expect(after.product).toMatchObject({ price: usual, original_price: usual })
    expect(after.deal).toBeNull()
    expect(await inCart()).toBeCloseTo(usual + dearer)
  })

  it('leaves a price that was changed meanwhile', async () => {
    const { slot, id, price } = await coming()
    await turnAt(slot.start_date)
    const changed = Math.round((price - 1) * 100)
    await api.deps.db.updateTable('products').set({ price: changed }).where('id', '=', id).execute()
    expect((await pageOf(id)).deal).toBeNull()
    await turnAt(slot.end_date)
    expect((await pageOf(id)).product.price).toBe(changed / 100)
  })

  it('turns once, however often it is asked', async () => {
    const { slot, id, usual } = await coming()
    await turnAt(slot.start_date)
    await turnDealPrices(api.deps.db, api.deps.clock.now())
    await turnAt(slot.end_date)
    await turnDealPrices(api.deps.db, api.deps.clock.now())
    expect((await pageOf(id)).product).toMatchObject({ price: usual, original_price: usual })
  })
})
