import { type CallInput, getProducts, type ListingWire } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  visitor = await makeVisitor(api.url)
  const { db } = api.deps
  await insertShop(db, { id: 1, slug: 'birinci', name: 'Birinci' })
  await insertShop(db, { id: 2, slug: 'ikinci', name: 'İkinci', free_cargo_over: 40_000 })
  const shirts = { brand: 'Keten Yolu', category: 'gomlek' }
  const facets = (colour: string, size: string) => ({ facets: [`Renk:${colour}`, `Beden:${size}`] })
  await insertNamedProduct(db, {
    id: 1,
    name: 'Çizgili Gömlek',
    ...shirts,
    ...facets('Mavi', 'M'),
    price: 20_000,
    original_price: 40_000,
    average: 4.5,
    sold_count: 3,
    free_shipping: true,
    kargomat: true,
  })
  await insertNamedProduct(db, {
    id: 2,
    name: 'Cepli Gömlek',
    ...shirts,
    ...facets('Mavi', 'L'),
    price: 30_050,
    average: 3.9,
    sold_count: 9,
    fast_shipping: true,
  })
  await insertNamedProduct(db, {
    id: 3,
    name: 'İnce Gömlek',
    brand: 'Poyraz',
    category: 'gomlek',
    ...facets('Beyaz', 'M'),
    price: 50_000,
    average: 4,
    sold_count: 5,
    shop_id: 2,
    wholesale: true,
  })
  await insertNamedProduct(db, {
    id: 4,
    name: 'Islak Görünümlü Gömlek',
    brand: 'Poyraz',
    category: 'gomlek',
    ...facets('Siyah', 'M'),
    price: 25_000,
    average: 2.1,
    sold_count: 99,
    stocks: { '': 0 },
  })
  await insertNamedProduct(db, {
    id: 5,
    name: 'Örme Kazak',
    brand: 'Poyraz',
    category: 'kadin-kazak',
    price: 60_000,
    average: 5,
    sold_count: 7,
    variants: { Beden: { 101: 'S', 102: 'M' } },
    stocks: { 101: 1, 102: 2 },
  })
  await insertNamedProduct(db, { id: 6, name: 'Eski Gömlek', brand: 'Poyraz', category: 'gomlek', active: false })
})
afterAll(() => api.stop())

type Query = CallInput<typeof getProducts>['query']
const list = (query: Query = {}) => visitor.ask(getProducts, { query: { category_slug: 'gomlek', ...query } })
const ids = async (query: Query = {}) => (await list(query)).results.map(({ id }) => id)
/** Counts of a filter group by the name of its values. */
const counts = (listing: ListingWire, name: string) =>
  Object.fromEntries(
    listing.attributes.find((facet) => facet.name === name)?.values.map((value) => [value.name, value.count]) ?? [],
  )

describe('a listing', () => {
  it('holds the products of a category that are sold, what is sold out last', async () => {
    const listing = await list()
    expect(listing.result_count).toBe(4)
    expect(listing.results.map(({ id }) => id)).toEqual([2, 3, 1, 4])
  })

  it('shows a card as shoppers read it', async () => {
    const [, third, first] = (await list()).results
    expect(first).toMatchObject({
      name: 'Çizgili Gömlek',
      brand: 'Keten Yolu',
      url: '/deneme-urunu-1-p-1',
      price: 200,
      original_price: 400,
      ship_price: 0,
      thumbnail: 'headphone.mint.natural.front',
      shop: { name: 'Birinci', url: '/magaza/birinci' },
      badges: ['free_shipping', 'kargomat'],
      has_variants: false,
    })
    // Its price is above the shop's limit for free shipping.
    expect(third).toMatchObject({ ship_price: 0, badges: ['free_shipping', 'wholeSale'] })
    const [jumper] = (await list({ category_slug: 'kadin-kazak' })).results
    expect(jumper).toMatchObject({ ship_price: 49.9, has_variants: true })
  })

  it('tells the way to its category and what is one level below', async () => {
    const clothes = await list({ category_slug: 'giyim-aksesuar' })
    expect(clothes.categories.map(({ slug }) => slug)).toEqual(['giyim-aksesuar'])
    expect(clothes.sub_categories).toEqual([
      expect.objectContaining({ slug: 'erkek-giyim', count: 4 }),
      expect.objectContaining({ slug: 'kadin-giyim', count: 1 }),
    ])
    expect((await list()).categories.map(({ slug }) => slug)).toEqual(['giyim-aksesuar', 'erkek-giyim', 'gomlek'])
    expect((await list({ category_slug: undefined })).result_count).toBe(5)
  })

  it('refuses a category that there is not', async () => {
    expect(await visitor.call(getProducts, { query: { category_slug: 'yok' } })).toMatchObject({ status: 404 })
  })

  it.each([
    ['price_asc', [1, 2, 3, 4]],
    ['price_desc', [3, 2, 1, 4]],
    ['sell_count_desc', [2, 3, 1, 4]],
    ['sell_count_asc', [1, 3, 2, 4]],
    ['name_asc', [2, 1, 3, 4]],
    ['name_desc', [3, 1, 2, 4]],
    ['discount_desc', [1, 2, 3, 4]],
    ['no-such-order', [2, 3, 1, 4]],
  ])('is ordered by %s, brand and name in the Turkish alphabet, with the sold-out product last', async (sort, order) =>
    expect(await ids({ sort })).toEqual(order),
  )

  it.each([
    ['price_asc', [1, 2, 3, 5, 4]],
    ['price_desc', [5, 3, 2, 1, 4]],
    ['name_asc', [2, 1, 3, 5, 4]],
    ['date_desc', [1, 2, 3, 5, 4]],
  ])('of the whole shop puts the sold-out product last by %s, on every page', async (sort, order) => {
    const whole = (offset: number) => ids({ category_slug: undefined, sort, limit: 12, offset })
    for (const offset of [0, 1, 3, 4, 5]) expect(await whole(offset), String(offset)).toEqual(order.slice(offset))
  })

  it('sorts a product by the new name of its brand', async () => {
    const { db } = api.deps
    const rename = (from: string, name: string) =>
      db.updateTable('brands').set({ name }).where('name', '=', from).execute()
    await rename('Keten Yolu', 'Zeytin Yolu')
    expect(await ids({ sort: 'name_asc' })).toEqual([3, 2, 1, 4])
    await rename('Zeytin Yolu', 'Keten Yolu')
    expect(await ids({ sort: 'name_asc' })).toEqual([2, 1, 3, 4])
  })

  it('pages without gap or repeat; an unknown size is the default', async () => {
    expect(await ids({ limit: 12, offset: 2 })).toEqual([1, 4])
    expect(await ids({ limit: 2 })).toHaveLength(4)
    expect(await ids({ offset: 1_000_000_000_000 })).toEqual([])
    expect((await list({ offset: 400 })).result_count).toBe(4)
  })
})

describe('filters', () => {
  it.each<[string, Query, readonly number[]]>([
    ['stock', { stock: 'true' }, [2, 3, 1]],
    ['a brand', { brand: 'poyraz' }, [3, 4]],
    ['two brands', { brand: ['poyraz', 'keten-yolu'] }, [2, 3, 1, 4]],
    ['price from', { price: '300-' }, [2, 3]],
    ['price to, a cent included', { price: '-300' }, [1, 4]],
    ['price between', { price: '200-300' }, [1, 4]],
    ['price the wrong way round', { price: '300-200' }, [1, 4]],
    ['no price', { price: 'ucuz' }, [2, 3, 1, 4]],
    ['rating', { rating: 4 }, [3, 1]],
    ['delivery', { delivery: ['fast_shipping', 'kargomat'] }, [2, 1]],
    ['a shop', { shop: 'ikinci' }, [3]],
    ['a property', { attr: 'Renk:Mavi' }, [2, 1]],
    ['two values of a property', { attr: ['Renk:Mavi', 'Renk:Beyaz'] }, [2, 3, 1]],
    ['two properties', { attr: ['Renk:Mavi', 'Beden:M'] }, [1]],
    ['a brand that there is not', { brand: 'yok' }, []],
    [
      'all at once',
      { brand: 'keten-yolu', attr: 'Renk:Mavi', rating: 4, delivery: 'kargomat', price: '100-250', shop: 'birinci' },
      [1],
    ],
  ])('by %s', async (_, query, wanted) => {
    const listing = await list(query)
    expect(listing.results.map(({ id }) => id)).toEqual(wanted)
    expect(listing.result_count).toBe(wanted.length)
  })

  it('do not zero the sisters of what is chosen', async () => {
    const listing = await list({ brand: 'poyraz', attr: ['Renk:Beyaz'] })
    expect(listing.result_count).toBe(1)
    // Each group is counted without its own filter: the brands of white shirts, the colours of Poyraz shirts.
    expect(counts(listing, 'Marka')).toEqual({ Poyraz: 1 })
    expect(counts(listing, 'Renk')).toEqual({ Beyaz: 1, Siyah: 1 })
    expect(counts(await list({ brand: 'poyraz' }), 'Marka')).toEqual({ 'Keten Yolu': 2, Poyraz: 2 })
    expect(counts(await list({ rating: 4 }), 'Değerlendirme')).toEqual({
      '4 yıldız ve üzeri': 2,
      '3 yıldız ve üzeri': 3,
      '2 yıldız ve üzeri': 4,
      '1 yıldız ve üzeri': 4,
    })
    expect(counts(await list({ shop: 'ikinci' }), 'Mağaza')).toEqual({ Birinci: 3, İkinci: 1 })
    expect(counts(await list({ delivery: 'kargomat' }), 'Teslimat')).toEqual({
      'Kargo Bedava': 2,
      'Hızlı Teslimat': 1,
      'Kargomattan Teslim': 1,
    })
    expect(await list({ price: '-250' })).toMatchObject({ result_count: 2, price_range: { min: 200, max: 500 } })
  })

  it('find as free of cargo just what costs none, also when a price or a shop changes', async () => {
    const { db } = api.deps
    const free = async () => {
      const found = await ids({ delivery: 'free_shipping', sort: 'price_asc' })
      const all = (await list({ sort: 'price_asc' })).results
      expect(all.filter(({ ship_price }) => ship_price === 0).map(({ id }) => id)).toEqual(found)
      expect(all.filter(({ badges }) => badges.includes('free_shipping')).map(({ id }) => id)).toEqual(found)
      return found
    }
    const cost = (id: number, price: number) => db.updateTable('products').set({ price }).where('id', '=', id).execute()
    const freeFrom = (sum: number | null) =>
      db.updateTable('shops').set({ free_cargo_over: sum }).where('id', '=', 2).execute()
    expect(await free()).toEqual([1, 3])
    await cost(3, 39_999)
    expect(await free()).toEqual([1])
    await freeFrom(30_000)
    expect(await free()).toEqual([1, 3])
    await freeFrom(40_000)
    expect(await free()).toEqual([1])
    await cost(3, 50_000)
    expect(await free()).toEqual([1, 3])
    await freeFrom(null)
    expect(await free()).toEqual([1])
    await freeFrom(40_000)
  })

  it('narrow the counts of every other group', async () => {
    const listing = await list({ attr: 'Renk:Mavi' })
    expect(counts(listing, 'Marka')).toEqual({ 'Keten Yolu': 2 })
    expect(counts(listing, 'Renk')).toEqual({ Beyaz: 1, Mavi: 2, Siyah: 1 })
    expect(counts(listing, 'Beden')).toEqual({ L: 1, M: 1 })
    expect(listing.price_range).toEqual({ min: 200, max: 301 })
  })

  it('keep what is chosen in the list, and mark it, even where nothing is left', async () => {
    const listing = await list({ brand: 'keten-yolu', attr: 'Renk:Siyah', shop: 'ikinci' })
    expect(listing.result_count).toBe(0)
    for (const [name, value] of [
      ['Marka', 'keten-yolu'],
      ['Renk', 'Renk:Siyah'],
      ['Mağaza', 'ikinci'],
    ] as const)
      expect(listing.attributes.find((facet) => facet.name === name)?.values, name).toContainEqual(
        expect.objectContaining({ value, selected: true }),
      )
  })

  it('take hostile values for values', async () => {
    const hostile = [`'; drop table products; --`, '%', ':', 'a:b:c', '$1', '{"a"}']
    expect(await ids({ attr: hostile, brand: hostile, delivery: hostile, price: "1' or 1=1" })).toEqual([])
    expect((await visitor.call(getProducts, { query: { brand: 'x'.repeat(5_000) } })).status).toBe(422)
    expect((await visitor.call(getProducts, { query: { rating: 9 } })).status).toBe(422)
    expect((await visitor.call(getProducts, { query: { brand: Array.from({ length: 41 }, String) } })).status).toBe(422)
  })
})
