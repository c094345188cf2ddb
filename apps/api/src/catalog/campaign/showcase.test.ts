import {
  getCampaign,
  getCampaignPreview,
  getCampaignPreviewProducts,
  getCampaigns,
  getFindGift,
  getFindGifts,
  getGeographyProducts,
  getHgsProductOffers,
  getPostBazaar,
  getProducts,
  getTags,
  getTagSearch,
  getUserCollection,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

const day = 86_400_000
/** With the seeded data of a first start. */
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 1500 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('campaigns', () => {
  it('are listed by page while they run and are published', async () => {
    const first = await visitor.ask(getCampaigns, { query: { limit: 5 } })
    const second = await visitor.ask(getCampaigns, { query: { limit: 5, page: 2 } })
    const slugs = [...first.results, ...second.results].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(10)
    expect(first.result_count).toBe(13)
    expect(slugs).not.toContain('bahar-temizligi')
    expect(slugs).not.toContain('yeni-yil-hediyeleri')
    const starts = first.results.map(({ starts_at }) => starts_at)
    expect(starts).toEqual(starts.toSorted().toReversed())
  })

  it('show their tabs, and the products of a tab or of all', async () => {
    const campaign = await visitor.ask(getCampaign, { params: { slug: 'memleketin-tadi' } })
    expect(campaign.tabs.map(({ slug }) => slug)).toContain('kahvaltilik')
    const list = (more: object) => visitor.ask(getProducts, { query: { campaign: campaign.slug, limit: 60, ...more } })
    const all = await list({})
    expect(all.result_count).toBe(campaign.product_count)
    for (const tab of campaign.tabs) {
      const { results, result_count } = await list({ tab: tab.slug })
      expect(result_count).toBe(tab.product_count)
      expect(results.every(({ price, original_price }) => price < original_price)).toBe(true)
    }
    // Facets filter it like any listing.
    const brand = all.attributes.find(({ key }) => key === 'brand')?.values[0]
    const narrowed = await list({ brand: brand?.value })
    expect(narrowed.result_count).toBe(brand?.count)
    expect((await list({ limit: undefined })).results).toHaveLength(8)
  })

  it('are a secret before they are published, save by their preview', async () => {
    const params = { slug: 'yeni-yil-hediyeleri' }
    expect((await visitor.call(getCampaign, { params })).status).toBe(404)
    expect((await visitor.call(getProducts, { query: { campaign: params.slug } })).status).toBe(404)
    const preview = await visitor.ask(getCampaignPreview, { params })
    expect(preview).toMatchObject({ published: false, title: 'Yeni yıl hediyeleri' })
    const query = { slug: params.slug, tab: 'ev' }
    const products = await visitor.ask(getCampaignPreviewProducts, { query })
    expect(products.result_count).toBe(preview.tabs.find(({ slug }) => slug === 'ev')?.product_count)
    await api.deps.db.updateTable('campaigns').set({ published: true }).where('slug', '=', params.slug).execute()
    expect((await visitor.call(getCampaign, { params })).status).toBe(404)
    const begun = new Date(api.deps.clock.now().getTime() - day)
    await api.deps.db.updateTable('campaigns').set({ starts_at: begun }).where('slug', '=', params.slug).execute()
    expect((await visitor.call(getCampaign, { params })).status).toBe(200)
  })

  it('are over after their end', async () => {
    const over = await visitor.call(getCampaign, { params: { slug: 'bahar-temizligi' } })
    expect(over).toMatchObject({ status: 404, message: 'Bu kampanya sona erdi' })
    expect((await visitor.call(getCampaign, { params: { slug: 'yok' } })).status).toBe(404)
    expect((await visitor.call(getCampaignPreviewProducts, { query: {} })).status).toBe(404)
  })
})

describe('collections', () => {
  it('keep the order of their products, and leave out products that are not on sale', async () => {
    const ask = () => visitor.ask(getUserCollection, { query: { list: 'hafta-sonu-kahvaltisi' } })
    const before = await ask()
    expect(before.collection_name).toBe('Hafta sonu kahvaltısı')
    const rows = await api.deps.db
      .selectFrom('collection_products')
      .innerJoin('collections', 'id', 'collection_id')
      .select('product_id')
      .where('slug', '=', 'hafta-sonu-kahvaltisi')
      .orderBy('position')
      .execute()
    expect(ids(before.results)).toEqual(rows.map(({ product_id }) => product_id))
    const [gone = 0] = ids(before.results)
    await api.deps.db.updateTable('products').set({ active: false }).where('id', '=', gone).execute()
    expect(ids((await ask()).results)).toEqual(ids(before.results).slice(1))
    await api.deps.db.updateTable('products').set({ active: true }).where('id', '=', gone).execute()
  })

  it('of newcomers include a product as soon as it is new', async () => {
    const newest = await api.deps.db
      .selectFrom('products')
      .select('id')
      .where('stock', '>', 0)
      .limit(1)
      .executeTakeFirst()
    const id = newest?.id ?? 0
    await api.deps.db.updateTable('products').set({ created_at: api.deps.clock.now() }).where('id', '=', id).execute()
    const { results } = await visitor.ask(getUserCollection, { query: { list: 'yeni-gelenler' } })
    expect(results[0]?.id).toBe(id)
  })

  it('are not found under an unknown name', async () => {
    expect((await visitor.call(getUserCollection, { query: { list: 'yok' } })).status).toBe(404)
    expect((await visitor.call(getUserCollection, { query: {} })).status).toBe(404)
  })

  it('offer drivers products in stock', async () => {
    const { results } = await visitor.ask(getHgsProductOffers, { query: { limit: 4 } })
    expect(results).toHaveLength(4)
    expect(results.every(({ stock }) => stock > 0)).toBe(true)
  })
})

describe('tags', () => {
  it('list what carries them, as counted', async () => {
    const { items } = await visitor.ask(getTags)
    expect(items.length).toBeGreaterThan(3)
    for (const { slug, name, product_count } of items) {
      const found = await visitor.ask(getTagSearch, { params: { tag: slug }, query: { limit: 60 } })
      expect(found).toMatchObject({ tag: { slug, name }, result_count: product_count })
      const rows = await api.deps.db
        .selectFrom('products')
        .select('tags')
        .where('id', 'in', ids(found.results))
        .execute()
      expect(rows.every(({ tags }) => tags.includes(slug))).toBe(true)
    }
  })

  it('that no product carries list nothing', async () => {
    const found = await visitor.ask(getTagSearch, { params: { tag: 'boyle-etiket-yok' } })
    expect(found).toMatchObject({ tag: null, result_count: 0, results: [] })
  })
})

describe('gift ideas', () => {
  it('have products within their price', async () => {
    const { items } = await visitor.ask(getFindGifts)
    expect(new Set(items.map(({ receiver }) => receiver)).size).toBeGreaterThan(3)
    for (const { id, product_count } of items) {
      const gift = await visitor.ask(getFindGift, { params: { id } })
      expect(gift.results).toHaveLength(product_count)
      expect(gift.results.every(({ price }) => price <= 6000)).toBe(true)
    }
    expect((await visitor.call(getFindGift, { params: { id: 999 } })).status).toBe(404)
  })

  it('and campaigns contain products that match their names, the best match first', async () => {
    const { items } = await visitor.ask(getFindGifts)
    const coffee = items.find(({ name }) => name === 'Kahve sevene')
    const gift = await visitor.ask(getFindGift, { params: { id: coffee?.id ?? 0 } })
    expect(gift.results.length).toBeGreaterThan(3)
    for (const { name } of gift.results) expect(name).toMatch(/Kahve|Espresso/)
    expect(gift.results[0]?.name).not.toMatch(/Makinesi/)
    const break_ = await visitor.ask(getProducts, { query: { campaign: 'kahve-molasi', limit: 60 } })
    for (const { name } of break_.results) expect(name).toMatch(/Kahve|Espresso/)
  })
})

describe('origins', () => {
  it('list products of one or of all, page by page', async () => {
    const all = await visitor.ask(getGeographyProducts, { query: { limit: 60 } })
    expect(all.results).toHaveLength(Math.min(60, all.result_count))
    expect(all.results.every(({ origin, badges }) => origin !== null && badges.includes('geographic'))).toBe(true)
    const pages = [1, 2].map((page) => visitor.ask(getGeographyProducts, { query: { limit: 2, page } }))
    const paged = (await Promise.all(pages)).flatMap(({ results }) => ids(results))
    expect(paged).toEqual(ids(all.results).slice(0, 4))
    const [origin] = all.origins
    const some = await visitor.ask(getGeographyProducts, { query: { origin: origin?.slug, limit: 60 } })
    expect(some.result_count).toBe(origin?.product_count)
    expect(new Set(some.results.map((one) => one.origin))).toEqual(new Set([origin?.name]))
    expect((await visitor.call(getGeographyProducts, { query: { origin: 'yok' } })).status).toBe(404)
  })

  it('are grouped by region in the bazaar', async () => {
    const { regions } = await visitor.ask(getPostBazaar)
    expect(regions.length).toBeGreaterThan(2)
    expect(regions.flatMap(({ results }) => results).length).toBeGreaterThan(3)
    for (const region of regions) {
      expect(region.origins.every((origin) => origin.region === region.name)).toBe(true)
      expect(region.results.length).toBeLessThanOrEqual(6)
    }
  })
})
