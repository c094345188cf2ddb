import {
  getBanners,
  getDeal,
  getMostSolds,
  getPopularCategories,
  getProductComments,
  getShopTag,
  getSliders,
} from '@market/contract'
import { pathTo } from '@market/domain/catalog'
import { activeDealProducts, isSlotRunning } from '@market/domain/deals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshDealSlots } from '../../deals/refresh-deal-slots.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** `MM-DD` in Turkish time. */
const turkishDate = (at: Date) => new Date(at.getTime() + 3 * hour).toISOString().slice(5, 10)
/** With the seeded data of a first start. */
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 300 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

/** Signs in again, since the token has expired by then. */
const later = async (ms: number) => {
  api.advance(ms)
  visitor = await makeVisitor(api.url)
}

describe('the home page', () => {
  it('has slides and banners, banners by position', async () => {
    expect((await visitor.ask(getSliders)).items.length).toBeGreaterThan(2)
    const all = await visitor.ask(getBanners)
    const position = all.items[0]?.position
    const some = await visitor.ask(getBanners, { query: { position } })
    expect(some.items).toEqual(all.items.filter((banner) => banner.position === position))
    expect((await visitor.ask(getBanners, { query: { position: 'yok' } })).items).toEqual([])
  })

  it('shows slides in their time only', async () => {
    const now = api.deps.clock.now().getTime()
    const at = (ms: number) => new Date(now + ms)
    await api.deps.db
      .updateTable('sliders')
      .set({ starts_at: at(hour) })
      .where('position', '=', 0)
      .execute()
    await api.deps.db
      .updateTable('sliders')
      .set({ ends_at: at(-hour) })
      .where('position', '=', 1)
      .execute()
    const before = (await visitor.ask(getSliders)).items.length
    await later(minute)
    const running = (await visitor.ask(getSliders)).items.length
    expect(running).toBe(before - 2)
    await later(hour)
    expect((await visitor.ask(getSliders)).items).toHaveLength(running + 1)
  })

  it('shows dated slides and banners only on their day, every year', async () => {
    const { db, clock } = api.deps
    const today = turkishDate(clock.now())
    const when = { kind: 'dates', from: today, to: today }
    const [slide] = await db.selectFrom('sliders').select('content').where('place', '=', 'home').execute()
    const [banner] = await db.selectFrom('banners').select('content').where('place', '=', 'top').execute()
    const link = '/static/efsane-cuma'
    const contentOf = (row: { readonly content: unknown } | undefined) =>
      JSON.stringify({ ...Object(row?.content), link, when })
    const place = { id: 9001, position: 99, category: null }
    await db
      .insertInto('sliders')
      .values({ ...place, place: 'home', content: contentOf(slide) })
      .execute()
    await db
      .insertInto('banners')
      .values({ ...place, place: 'top', content: contentOf(banner) })
      .execute()
    const shown = async () => {
      const [slides, banners] = [await visitor.ask(getSliders), await visitor.ask(getBanners)]
      return [...slides.items, ...banners.items].filter((one) => one.link === link).length
    }
    await later(minute)
    expect(await shown()).toBe(2)
    await later(day)
    expect(await shown()).toBe(0)
    await later(364 * day)
    expect(await shown()).toBe(2)
    await db.deleteFrom('sliders').where('id', '=', place.id).execute()
    await db.deleteFrom('banners').where('id', '=', place.id).execute()
  })

  it('has an earthquake banner only while one is set up', async () => {
    const asked = async () => (await visitor.ask(getBanners, { query: { position: 'earthquake' } })).items
    expect(await asked()).toEqual([])
    const { db } = api.deps
    const [like] = await db.selectFrom('banners').select('content').where('place', '=', 'top').execute()
    const banner = {
      id: 9001,
      position: 99,
      place: 'earthquake',
      category: null,
      content: JSON.stringify(like?.content),
    }
    await db.insertInto('banners').values(banner).execute()
    await later(10 * minute)
    expect((await asked()).map(({ position }) => position)).toEqual(['earthquake'])
    await db.deleteFrom('banners').where('id', '=', banner.id).execute()
    await later(10 * minute)
    expect(await asked()).toEqual([])
  })

  it('shows what sold most in a week, of a category or all, as many as asked', async () => {
    const rows = await api.deps.db
      .selectFrom('products')
      .select('id')
      .where('stock', '>', 0)
      .where('adult', '=', false)
      .orderBy('sold_week', 'desc')
      .orderBy('sold_count', 'desc')
      .orderBy('id')
      .limit(4)
      .execute()
    const { results } = await visitor.ask(getMostSolds, { query: { limit: '4' } })
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(
      (await visitor.ask(getMostSolds, { query: { category_slug: 'elektronik' } })).results.length,
    ).toBeGreaterThan(0)
    expect((await visitor.ask(getMostSolds, { query: { category_slug: 'yok' } })).results).toEqual([])
  })

  it('counts the products of main categories', async () => {
    const { items, total_count } = await visitor.ask(getPopularCategories)
    expect(items.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(total_count)
    expect(items.every(({ image }) => image !== '')).toBe(true)
  })

  it('shows a main category by the kind that sells best in it, not by one thing that sold most', async () => {
    const { db } = api.deps
    const main = pathTo('cep-telefonu')[0]?.id ?? 0
    await db
      .updateTable('products')
      .set({ sold_week: 0 })
      .where(sql<boolean>`category_path @> array[${main}]::int[]`)
      .execute()
    const view = (name: string, way: string) => `${name}.sand.natural.${way}`
    const electronics = { brand: 'Sesta', stocks: { '': 5 } }
    const one = { ...electronics, category: 'kulaklik', id: 900_001, name: 'Müzik Seti', sold_week: 500 }
    await insertNamedProduct(db, { ...one, images: [view('speaker', 'use')] })
    for (const [index, sold] of [
      [1, 300],
      [2, 400],
    ] as const)
      await insertNamedProduct(db, {
        ...electronics,
        id: 900_001 + index,
        name: `Telefon ${index}`,
        category: 'cep-telefonu',
        images: [view(`phone${index}`, 'use'), view(`phone${index}`, 'front')],
        sold_week: sold,
      })
    await later(2 * minute)
    const { items } = await visitor.ask(getPopularCategories)
    expect(items.find(({ id }) => id === main)?.image).toBe(view('phone2', 'front'))
    await db.deleteFrom('product_stock').where('product_id', '>', 900_000).execute()
    await db.deleteFrom('products').where('id', '>', 900_000).execute()
  })
})

describe('the super deal', () => {
  const slots = async () => {
    const { times } = await visitor.ask(getDeal, { params: { id: 'super-firsat' } })
    return times.map(({ start_date, end_date, ...slot }) => ({ ...slot, startDate: start_date, endDate: end_date }))
  }

  it('runs one slot at a time by the core’s rule, day and night', async () => {
    for (const hours of [0, 5, 5, 5, 5]) {
      await later(hours * 60 * minute)
      // The job that runs every hour.
      await refreshDealSlots(api.deps.db, api.deps.clock.now())
      const running = (await slots()).filter((slot) => isSlotRunning(slot, api.deps.clock.now()))
      expect(running, String(api.deps.clock.now())).toHaveLength(1)
      const products = activeDealProducts(running, api.deps.clock.now())
      expect(products.length).toBeGreaterThan(0)
      expect(products.every(({ price, original_price }) => price < original_price)).toBe(true)
    }
  })

  it('is the only one', async () => {
    expect(await visitor.call(getDeal, { params: { id: 'yok' } })).toMatchObject({ status: 404 })
  })
})

describe('comments', () => {
  const productWithComments = async () => {
    const { product_id } = await api.deps.db
      .selectFrom('comments')
      .select(['product_id', (row) => row.fn.countAll().as('count')])
      .groupBy('product_id')
      .orderBy('count', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return product_id
  }

  it('are paged and ordered by date or by likes', async () => {
    const productId = await productWithComments()
    const ask = (query: object) => visitor.ask(getProductComments, { query: { productId, ...query } })
    const all = await ask({ limit: 50 })
    expect(all.result).toHaveLength(all.result_count)
    expect((await ask({})).result).toEqual(all.result.slice(0, 5))
    expect((await ask({ limit: 2, offset: 1 })).result).toEqual(all.result.slice(1, 3))
    const dates = all.result.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await ask({ limit: 50, order: 'date_asc' })).result.map(({ date }) => date)).toEqual(dates.toReversed())
    const likes = (await ask({ limit: 50, order: 'like' })).result.map(({ like_count }) => like_count)
    expect(likes).toEqual(likes.toSorted((one, other) => other - one))
    expect(all.result.every(({ name }) => name.includes('*'))).toBe(true)
  })

  it('are empty for an unknown product', async () =>
    expect(await visitor.ask(getProductComments, { query: { productId: 99_999 } })).toEqual({
      result_count: 0,
      result: [],
    }))

  it.each([{ order: 'rastgele' }, { limit: 51 }])('are refused for %o', async (query) =>
    expect((await visitor.call(getProductComments, { query: { productId: 1, ...query } })).status).toBe(422),
  )
})

describe('a shop', () => {
  it('shows the legally required details', async () => {
    expect(await visitor.ask(getShopTag, { query: { shopId: 1 } })).toEqual({
      name: expect.any(String),
      city: expect.any(String),
      mersis: expect.stringMatching(/^\d{16}$/),
      kep: expect.stringContaining('@'),
      taxnumber: expect.stringMatching(/^\d{10}$/),
    })
    expect((await visitor.call(getShopTag, { query: { shopId: 9999 } })).status).toBe(404)
  })
})
