import {
  getBanners,
  getCategories,
  getCategory,
  getCategoryBanner,
  getCategoryCampaignProducts,
  getCategoryDetail,
  getCategoryDiscountedProducts,
  getCategoryFeaturedProducts,
  getCategoryMostSolds,
  getCategorySeo,
  getCategorySlider,
  getProducts,
  getSlider,
  getSliders,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 600 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const bySlug = (category_slug: string) => ({ query: { category_slug } })

describe('categories', () => {
  it('count the products in them and in their subcategories', async () => {
    const { items } = await visitor.ask(getCategories)
    expect(items).toHaveLength(10)
    for (const main of items) {
      expect(main.children.reduce((sum, group) => sum + group.product_count, 0)).toBe(main.product_count)
      expect(main.font_size).toBeGreaterThanOrEqual(24)
    }
    const electronics = items.find(({ slug }) => slug === 'elektronik')
    const one = await visitor.ask(getCategory, { params: { id: electronics?.id ?? 0 } })
    expect(one).toMatchObject({ slug: 'elektronik', product_count: electronics?.product_count })
    expect((await visitor.call(getCategory, { params: { id: 424_242 } })).status).toBe(404)
  })

  it('return their path, price range and product counts', async () => {
    const detail = await visitor.ask(getCategoryDetail, bySlug('kulaklik'))
    expect(detail.path.map(({ slug }) => slug)).toEqual(['elektronik', 'ses-sistemleri', 'kulaklik'])
    const query = { category_slug: 'kulaklik', limit: 60 }
    const listed = await visitor.ask(getProducts, { query })
    expect(detail.product_count).toBe(listed.result_count)
    expect(detail.in_stock_count).toBe(listed.results.filter(({ stock }) => stock > 0).length)
    for (const { price } of listed.results) {
      expect(price).toBeGreaterThanOrEqual(detail.price_range?.min ?? Infinity)
      expect(price).toBeLessThanOrEqual(detail.price_range?.max ?? 0)
    }
  })

  it('are described with their current number of products', async () => {
    const seo = await visitor.ask(getCategorySeo, bySlug('supermarket'))
    const { result_count } = await visitor.ask(getProducts, bySlug('supermarket'))
    expect(seo.canonical).toBe('/supermarket')
    expect(seo.description).toContain(`${result_count} ürün`)
    expect(seo.text).toContain('Kahvaltılık')
    expect((await visitor.call(getCategorySeo, bySlug('yok'))).status).toBe(404)
    expect((await visitor.call(getCategorySeo)).status).toBe(404)
  })

  it('have the banners and slides of the nearest category above them', async () => {
    const above = await visitor.ask(getCategoryBanner, bySlug('elektronik'))
    expect(above.items).toHaveLength(1)
    expect(await visitor.ask(getCategoryBanner, bySlug('kulaklik'))).toEqual(above)
    expect((await visitor.ask(getCategorySlider, bySlug('roman'))).items[0]?.link).toBe('/kampanyalar/kitap-senligi')
    const banners = await visitor.ask(getBanners, { query: { position: 'top', category: 'elektronik' } })
    expect(banners).toEqual(above)
    expect((await visitor.ask(getBanners)).items.every(({ category }) => category === null)).toBe(true)
    expect((await visitor.ask(getSlider)).items).toEqual((await visitor.ask(getSliders)).items)
    expect((await visitor.ask(getSlider, { query: { place: 'yok' } })).items).toEqual([])
  })
})

describe('rows of a category', () => {
  const rows = [
    getCategoryMostSolds,
    getCategoryDiscountedProducts,
    getCategoryFeaturedProducts,
    getCategoryCampaignProducts,
  ]
  it.each(rows)('$path returns products of the category in stock', async (call) => {
    const { results } = await visitor.ask(call, { query: { category_slug: 'ev-yasam', limit: 6 } })
    expect(results.length).toBeGreaterThan(0)
    expect(results.length).toBeLessThanOrEqual(6)
    const kept = await api.deps.db
      .selectFrom('products')
      .select(['category_path', 'stock'])
      .where(
        'id',
        'in',
        results.map(({ id }) => id),
      )
      .execute()
    expect(kept.every(({ category_path, stock }) => category_path[0] === 5 && stock > 0)).toBe(true)
    expect((await visitor.call(call, bySlug('yok'))).status).toBe(404)
  })

  it('of discounted products are ordered by discount', async () => {
    const { results } = await visitor.ask(getCategoryDiscountedProducts, bySlug('elektronik'))
    const shares = results.map(({ price, original_price }) => price / original_price)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.every((share) => share < 1)).toBe(true)
  })
})
