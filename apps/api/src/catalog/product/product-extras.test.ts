import {
  getAddedServices,
  getFastShipping,
  getMostSolds,
  getNewcomers,
  getPhoneSlider,
  getProduct,
  getProductDetailBadges,
  getReviewLike,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemoMembers, demoMembers, demoPassword } from '../../demo/add-demo-members.ts'
import { confirmAtBank, returnToShop } from '../../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { makeShopper } from '../../testing/shopper.ts'
import { countWeek } from '../count-week.ts'

const hour = 3_600_000
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await addDemoMembers(db, api.deps.clock.now())
  const phone = { brand: 'Nova', category: 'cep-telefonu', price: 1_000_000 }
  await insertNamedProduct(db, { id: 1, name: 'Akıllı Telefon', ...phone, kargomat: true, fast_shipping: true })
  await insertNamedProduct(db, { id: 2, name: 'Küçük Telefon', ...phone, price: 100_000, sold_count: 5 })
  await insertNamedProduct(db, { id: 3, name: 'Eski Telefon', ...phone, active: false })
  await insertNamedProduct(db, { id: 4, name: 'Bitmiş Telefon', ...phone, stocks: { '': 0 }, fast_shipping: true })
  await db
    .insertInto('added_services')
    .values([
      { id: 1, kind: 'protection', name: 'Paket', note: '', image: '', category_id: 101, share: 450, least: 19_900 },
      { id: 2, kind: 'insurance', name: 'Başka', note: '', image: '', category_id: 2, share: 100, least: 0 },
    ])
    .execute()
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const productId = (id: number) => ({ query: { productId: id } })

describe('a product', () => {
  it('has the same fields as in a list, and its own badges', async () => {
    expect(await visitor.ask(getProduct, productId(1))).toMatchObject({ id: 1, brand: 'Nova', price: 10_000 })
    expect(await visitor.ask(getProductDetailBadges, productId(1))).toEqual({
      kargomat: true,
      pttemCard: false,
      wholeSale: false,
    })
    for (const call of [getProduct, getProductDetailBadges, getFastShipping])
      expect((await visitor.call(call, productId(3))).status).toBe(404)
  })

  it('offers its categories’ services for a share of its price with a minimum', async () => {
    const dear = await visitor.ask(getAddedServices, { params: { id: 1 } })
    expect(dear.items).toMatchObject([{ id: 1, type: 'protection', price: 450 }])
    const cheap = await visitor.ask(getAddedServices, { params: { id: 2 } })
    expect(cheap.items).toMatchObject([{ id: 1, price: 199 }])
    expect((await visitor.call(getAddedServices, { params: { id: 99 } })).status).toBe(404)
  })

  it('ships the same day if ordered before two o’clock, otherwise on the next day except Sunday', async () => {
    const shipping = await visitor.ask(getFastShipping, productId(1))
    const before = Date.parse(shipping.order_before ?? '')
    const now = api.deps.clock.now().getTime()
    expect(shipping.available).toBe(true)
    expect(before).toBeGreaterThan(now)
    expect(before - now).toBeLessThanOrEqual(48 * hour)
    expect(Date.parse(shipping.ship_at ?? '') - before).toBe(4 * hour)
    const local = new Date(before + 3 * hour)
    expect([local.getUTCHours(), local.getUTCDay() === 0]).toEqual([14, false])
    for (const id of [2, 4]) expect((await visitor.ask(getFastShipping, productId(id))).available).toBe(false)
  })
})

describe('rows by sales', () => {
  it('follow paid orders, and forget them after a week', async () => {
    const elif = { username: demoMembers[0].email, password: demoPassword }
    await insertProduct(api.deps.db, { id: 50, price: 9_000, category_id: 10101, category_path: [1, 101, 10101] })
    const shopper = await makeShopper(api, elif)
    await shopper.add(50, 2)
    const started = await shopper.start()
    const page = await confirmAtBank(api, started.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})

    const first = async () => (await visitor.ask(getMostSolds)).results[0]?.id
    expect(await first()).toBe(50)
    expect((await visitor.ask(getPhoneSlider)).results[0]?.id).toBe(50)
    await countWeek(api.deps.db, api.deps.clock.now())
    expect(await soldWeek(50)).toBe(2)
    api.advance(8 * 24 * hour)
    visitor = await makeVisitor(api.url)
    await countWeek(api.deps.db, api.deps.clock.now())
    expect(await soldWeek(50)).toBe(0)
    expect(await first()).toBe(2)
  })

  it('count past sales by the days of Turkey, also between midnight here and in London', async () => {
    await insertProduct(api.deps.db, { id: 51 })
    const sales = { '2026-03-04': 1, '2026-03-05': 2, '2026-03-11': 4 }
    for (const [sold_on, units] of Object.entries(sales))
      await api.deps.db.insertInto('past_sales').values({ product_id: 51, sold_on, units }).execute()
    await countWeek(api.deps.db, new Date('2026-03-10T22:30:00Z'))
    expect(await soldWeek(51)).toBe(6)
  })

  it('show the newest first', async () => {
    const created_at = api.deps.clock.now()
    await insertNamedProduct(api.deps.db, { id: 60, name: 'Yeni', brand: 'Nova', category: 'tablet', created_at })
    expect((await visitor.ask(getNewcomers, { query: { limit: 1 } })).results.map(({ id }) => id)).toEqual([60])
  })
})

const soldWeek = async (id: number) => {
  const row = await api.deps.db.selectFrom('products').select('sold_week').where('id', '=', id).executeTakeFirst()
  return row?.sold_week
}

describe('a helpful comment', () => {
  it('is counted once for each visitor', async () => {
    const { db, clock } = api.deps
    const { id } = await db
      .insertInto('comments')
      .values({ product_id: 1, name: 'E** K**', rating: 5, text: 'Güzel', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const like = async (who: Visitor) => (await who.ask(getReviewLike, { query: { reviewId: id } })).like_count
    expect(await like(visitor)).toBe(1)
    expect(await like(visitor)).toBe(1)
    expect(await like(await makeVisitor(api.url))).toBe(2)
    expect((await visitor.call(getReviewLike, { query: { reviewId: id + 1 } })).status).toBe(404)
  })
})
