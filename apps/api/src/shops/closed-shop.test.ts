import {
  type Call,
  getAutocomplete,
  getCategoryCampaignProducts,
  getCategoryDiscountedProducts,
  getCategoryFeaturedProducts,
  getCategoryMostSolds,
  getDailyOffers,
  getDeal,
  getFindGift,
  getGeographyProducts,
  getMostSolds,
  getNewcomers,
  getPhoneSlider,
  getPostBazaar,
  getProductPage,
  getProducts,
  getSearch,
  getSiteMapProducts,
  getTagSearch,
  getTodayDeals,
  getUserCollection,
  listingHeader,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor, signListing } from '../testing/make-visitor.ts'

/** With 600 seeded products; the tests close one shop after the other. */
let api: TestApi
let owners: ReadonlyMap<number, number>
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  const rows = await api.deps.db.selectFrom('products').select(['id', 'shop_id']).execute()
  owners = new Map(rows.map(({ id, shop_id }) => [id, shop_id]))
})
afterAll(() => api.stop())

const places: readonly { readonly name: string; readonly call: Call; readonly input?: object }[] = [
  { name: 'a listing', call: getProducts, input: { query: { category_slug: 'giyim-aksesuar', limit: 60 } } },
  { name: 'a search', call: getSearch, input: { query: { q: 'telefon', limit: 60 } } },
  { name: 'suggestions', call: getAutocomplete, input: { query: { q: 'telefon' } } },
  { name: 'a deal', call: getDeal, input: { params: { id: 'super-firsat' } } },
  { name: 'the deals of today', call: getTodayDeals },
  { name: 'offers of the day', call: getDailyOffers, input: { query: { category: 'elektronik' } } },
  { name: 'what is most sold', call: getMostSolds },
  { name: 'phones', call: getPhoneSlider },
  { name: 'newcomers', call: getNewcomers },
  { name: 'a collection', call: getUserCollection, input: { query: { list: 'hafta-sonu-kahvaltisi' } } },
  { name: 'a collection by a rule', call: getUserCollection, input: { query: { list: 'cok-satanlar' } } },
  { name: 'a tag', call: getTagSearch, input: { params: { tag: 'kucuk-hediyeler' } } },
  { name: 'best sellers of a category', call: getCategoryMostSolds, input: { query: { category_slug: 'elektronik' } } },
  {
    name: 'a category’s campaign',
    call: getCategoryCampaignProducts,
    input: { query: { category_slug: 'supermarket' } },
  },
  {
    name: 'a category’s discounts',
    call: getCategoryDiscountedProducts,
    input: { query: { category_slug: 'elektronik' } },
  },
  {
    name: 'a category’s featured',
    call: getCategoryFeaturedProducts,
    input: { query: { category_slug: 'elektronik' } },
  },
  { name: 'origins', call: getGeographyProducts, input: { query: {} } },
  { name: 'the bazaar', call: getPostBazaar },
  { name: 'a gift idea', call: getFindGift, input: { params: { id: 1 } } },
  { name: 'a campaign', call: getProducts, input: { query: { campaign: 'memleketin-tadi', limit: 60 } } },
  { name: 'the site map', call: getSiteMapProducts, input: { query: { after: 0, until: 20_000 } } },
]

/** The ids of all products that a response links to. */
const ledTo = (answer: unknown): ReadonlySet<number> =>
  new Set([...JSON.stringify(answer).matchAll(/"\/[^"?]+-p-(\d+)["?]/g)].map(([, id]) => Number(id)))
const shopsOf = (answer: unknown) => [...ledTo(answer)].map((id) => owners.get(id) ?? 0)
const set = (active: boolean, ids: readonly number[]) =>
  api.deps.db.updateTable('shops').set({ active }).where('id', 'in', ids).execute()

describe('a product of a closed shop', () => {
  it.each(places)('is left out of $name until the shop opens again', async ({ call, input }) => {
    const visitor = await makeVisitor(api.url)
    // Sign again, since the clock has advanced and signatures expire.
    const ask = () =>
      visitor.ask(call, input, {
        ...(call.listing && { [listingHeader]: signListing(visitor.listingKey, api.deps.clock.now()) }),
      })
    const before = await ask()
    const closing = [...new Set(shopsOf(before))].slice(0, 1)
    expect(closing).not.toEqual([])
    await set(false, closing)
    api.advance(60_000)
    const during = await ask()
    await set(true, closing)
    api.advance(60_000)
    const after = await ask()
    expect(shopsOf(during).filter((id) => closing.includes(id))).toEqual([])
    expect(shopsOf(after)).toEqual(shopsOf(before))
  })

  it('has a page but is not on sale', async () => {
    const visitor = await makeVisitor(api.url)
    const [first] = owners.keys()
    const query = { productId: first ?? 0 }
    const shop = owners.get(query.productId) ?? 0
    await set(false, [shop])
    api.advance(60_000)
    expect((await visitor.ask(getProductPage, { query })).product).toMatchObject({
      active: false,
      shop: { shop_active: false },
    })
    await set(true, [shop])
    api.advance(60_000)
    expect((await visitor.ask(getProductPage, { query })).product).toMatchObject({ active: true })
  })

  it('is beside no other product', async () => {
    const visitor = await makeVisitor(api.url)
    const beside = async (productId: number) =>
      (await visitor.ask(getProductPage, { query: { productId } })).related.map(({ id }) => owners.get(id) ?? 0)
    const [first = 0] = owners.keys()
    const own = owners.get(first)
    const others = (await beside(first)).filter((shop) => shop !== own)
    expect(others).not.toEqual([])
    await set(false, others)
    api.advance(60_000)
    const during = await beside(first)
    await set(true, others)
    api.advance(60_000)
    expect(during.filter((shop) => others.includes(shop))).toEqual([])
    expect(await beside(first)).toEqual(expect.arrayContaining(others))
  })

  it('stays off sale if the shop had withdrawn it before', async () => {
    const { db } = api.deps
    const withTwo = [...owners.values()].find((owner, index, all) => all.indexOf(owner) < index)
    const [first, second] = [...owners.keys()].filter((id) => owners.get(id) === withTwo)
    const shop = [owners.get(first ?? 0) ?? 0]
    const change = (active: boolean, id = 0) =>
      db.updateTable('products').set({ active }).where('id', '=', id).execute()
    await change(false, first)
    await set(false, shop)
    await change(true, second)
    const rows = () =>
      db
        .selectFrom('products')
        .select(['id', 'active'])
        .where('id', 'in', [first ?? 0, second ?? 0])
        .orderBy('id')
        .execute()
    expect((await rows()).map(({ active }) => active)).toEqual([false, false])
    await set(true, shop)
    expect((await rows()).map(({ active }) => active)).toEqual([false, true])
    await change(true, first)
  })
})
