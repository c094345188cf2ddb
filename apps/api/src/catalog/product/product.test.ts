import {
  getAddedServices,
  getProductComments,
  getProductDetail,
  getProductInstallments,
  getProductPage,
  getProductPrices,
  getProductVariants,
  getShopTag,
  postAllInstallments,
} from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryWindow } from '@market/commerce'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertOrder } from '../../testing/insert-order.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeShopper } from '../../testing/shopper.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'

const day = 86_400_000
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  visitor = await makeVisitor(api.url)
  const { db, clock } = api.deps
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  await insertShop(db, {
    id: 1,
    slug: 'birinci',
    name: 'Birinci',
    city: 'Denizli',
    prepare_days: 2,
    free_cargo_over: 30_000,
    product_count: 4,
  })
  const headphones = { brand: 'Sesta', category: 'kulaklik' }
  await insertNamedProduct(db, {
    id: 1,
    name: 'Stüdyo Kulaklığı',
    ...headphones,
    code: 'GVA1',
    price: 120_000,
    original_price: 150_000,
    rating_counts: [1, 0, 2, 3, 4],
    images: ['headphone.sage.natural.front', 'headphone.sky.natural.turned'],
    variants: { Renk: { 101: 'Siyah', 102: 'Mavi' }, Boy: { 201: 'Küçük' } },
    addPrices: { 102: 2500 },
    stocks: { '101;201': 3, '102;201': 0 },
    sold_week: 7,
  })
  await insertNamedProduct(db, { id: 2, name: 'Kulak İçi Kulaklık', ...headphones, sold_count: 50 })
  await insertNamedProduct(db, {
    id: 3,
    name: 'Sahne Mikrofonu',
    brand: 'Sesta',
    category: 'mikrofon',
    sold_count: 900,
  })
  await insertNamedProduct(db, { id: 4, name: 'Bitmiş Kulaklık', ...headphones, stocks: { '': 0 }, sold_count: 999 })
  await insertNamedProduct(db, { id: 5, name: 'Kapanmış Kulaklık', ...headphones, active: false })
  await db
    .insertInto('price_history')
    .values([
      { product_id: 1, since: ago(200), price: 90_000 },
      { product_id: 1, since: ago(100), price: 150_000 },
      { product_id: 1, since: ago(20), price: 130_000 },
      { product_id: 1, since: ago(12), price: 145_000 },
      { product_id: 1, since: ago(5), price: 120_000 },
      { product_id: 2, since: ago(300), price: 10_000 },
    ])
    .execute()
  await db
    .insertInto('installment_limits')
    .values([
      { category_id: 1, since: ago(100), max: 4 },
      { category_id: 103, since: ago(100), max: 9 },
      { category_id: 103, since: ago(50), max: 6 },
      { category_id: 103, since: ago(-5), max: 2 },
    ])
    .execute()
})
afterAll(() => api.stop())

describe('the prices of the last 30 days', () => {
  const prices = (productId: number) => visitor.ask(getProductPrices, { query: { productId } })

  it('are the lowest of each day, and end with today’s', async () => {
    const { days } = await prices(1)
    expect(days).toHaveLength(30)
    expect(days.map(({ price }) => price).filter((price, index, all) => price !== all[index - 1])).toEqual([
      1500, 1300, 1450, 1200,
    ])
    expect(days.filter(({ price }) => price === 1300)).toHaveLength(9)
  })
  it('end with the current price even without a recorded change', async () => {
    const { price } = await detail(2)
    const { days } = await prices(2)
    expect(days[0]?.price).toBe(100)
    expect(days.at(-1)?.price).toBe(Math.min(100, price))
    expect((await visitor.call(getProductPrices, { query: { productId: 999 } })).status).toBe(404)
  })
})

const detail = (productId: number) => visitor.ask(getProductDetail, { query: { productId } })

describe('a product', () => {
  it('has every field of its page', async () => {
    expect(await detail(1)).toMatchObject({
      code: 'GVA1',
      name: 'Stüdyo Kulaklığı',
      price: 1200,
      original_price: 1500,
      ratings: { 1: 1, 2: 0, 3: 2, 4: 3, 5: 4 },
      shop: { name: 'Birinci', url: '/magaza/birinci', city: 'Denizli', max_product: 4, shop_active: true },
      delivery: {
        from: 'Denizli',
        prepare_days: 2,
        min_days: 3,
        max_days: 5,
        days: deliveryWindow(2, api.deps.clock.now()),
        free_over: 300,
      },
      ship_price: 0,
      sold_last_week: 7,
    })
  })

  it('names its categories from the root, each with the newest limit of instalments that holds', async () => {
    const { categories, installments } = await detail(1)
    expect(categories.map(({ slug, breadcrumb, max_installment }) => [slug, breadcrumb, max_installment])).toEqual([
      ['elektronik', 'Elektronik', 4],
      ['ses-sistemleri', 'Elektronik>>Ses Sistemleri', 6],
      ['kulaklik', 'Elektronik>>Ses Sistemleri>>Kulaklık', 6],
    ])
    expect(installments).toEqual({ max: 6, interest_percent: 650, interest_free: 3 })
  })

  it('is offered in the instalments of each card that its payment gives, and in no others', async () => {
    const { plans } = await visitor.ask(getProductInstallments, { query: { productId: 1 } })
    expect(plans.map(({ brand }) => brand)).toEqual([null, 'amex', 'troy'])
    expect(plans.map(({ title, entries }) => [title, entries.map(({ count }) => count)])).toEqual([
      ['Diğer kartlar', [1, 2, 3, 4, 6]],
      ['American Express kartlar', [1, 3]],
      ['Troy kartlar', [1, 2, 3, 4, 6]],
    ])
    const shopper = await makeShopper(api)
    await shopper.add(1, 1, '101;201')
    const paid = await shopper.ask(postAllInstallments, { body: {} })
    expect(
      paid.plans.map(({ title, installments }) => [title, installments.map((one) => one.interest_percent)]),
    ).toEqual(plans.map(({ title, entries }) => [title, entries.map((one) => one.interest_percent)]))
  })

  it('has no instalments and no withdrawal if it is gold', async () => {
    await insertNamedProduct(api.deps.db, {
      id: 6,
      name: 'Altın Bilezik',
      brand: 'Sesta',
      category: 'altin-taki',
      gold: true,
    })
    expect(await detail(6)).toMatchObject({
      installments: { max: 1, interest_percent: 0, interest_free: 1 },
      withdrawal: 'none',
    })
    expect((await detail(1)).withdrawal).toBe('free')
    expect((await visitor.ask(getProductInstallments, { query: { productId: 6 } })).plans).toEqual([])
  })

  it('costs its full price after its discounted units are sold', async () => {
    const sold = { price: 8_000, original_price: 10_000, discount_max_quantity: 0, discount_original_quantity: 5 }
    await insertNamedProduct(api.deps.db, {
      id: 7,
      name: 'Lazer Pointer',
      brand: 'Sesta',
      category: 'tencere',
      ...sold,
    })
    expect(await detail(7)).toMatchObject({ price: 100, original_price: 100, discount: null, lowest_price: 100 })
    const { days } = await visitor.ask(getProductPrices, { query: { productId: 7 } })
    expect(days.at(-1)?.price).toBe(100)
  })

  it('refers a discount to the lowest price of the 30 days before it', async () => {
    expect((await detail(1)).lowest_price).toBe(1300)
    // The price never changed, so the lowest price is the price itself.
    expect((await detail(2)).lowest_price).toBe(100)
  })

  it('shows each colour: its swatch, and the pictures in it', async () => {
    const { attributes } = await visitor.ask(getProductVariants, { query: { productId: 1 } })
    const [colours, sizes] = attributes
    expect(colours?.values.map(({ colour, images }) => [colour, images])).toEqual([
      ['#2e3235', ['headphone.sage.black.front', 'headphone.sky.black.turned']],
      ['#437fda', ['headphone.sage.blue.front', 'headphone.sky.blue.turned']],
    ])
    expect(sizes?.values[0]).not.toHaveProperty('colour')
    expect(sizes?.values[0]).not.toHaveProperty('images')
  })

  it('has variants with their stock and surcharge in lira', async () => {
    const { attributes, stock_counts } = await visitor.ask(getProductVariants, { query: { productId: 1 } })
    expect(attributes.map(({ name }) => name)).toEqual(['Renk', 'Boy'])
    expect(attributes[0]?.values).toContainEqual(expect.objectContaining({ id: 102, name: 'Mavi', add_price: 25 }))
    expect(stock_counts).toEqual([
      { combination: '101;201', stock: 3 },
      { combination: '102;201', stock: 0 },
    ])
    expect((await detail(1)).stock_counts).toEqual(stock_counts)
  })

  it('stays on show when it is not sold any more', async () => {
    expect(await detail(5)).toMatchObject({ active: false })
  })

  it('is answered with 404 if the product does not exist', async () => {
    for (const call of [getProductDetail, getProductVariants, getProductPage])
      expect(await visitor.call(call, { query: { productId: 99 } })).toMatchObject({
        status: 404,
        message: 'Ürün bulunamadı',
      })
  })
})

describe('related products', () => {
  const related = async (productId: number) =>
    (await visitor.ask(getProductPage, { query: { productId } })).related.map(({ id }) => id)

  it('are of its category, then of those around it, in stock and without itself', async () => {
    expect(await related(1)).toEqual([2, 3])
  })

  it('exclude products that are bought together with it in at least two paid orders', async () => {
    const { id: userId } = await insertMember(api)
    const order = async (status: 'paid' | 'cancelled' | 'awaiting_payment', other: number) => {
      const order_id = await insertOrder(api, { userId, productId: 1, status })
      const line = { line: 2, product_id: other, combination: '', shop_id: 1, quantity: 1, total: 10_000 }
      await api.deps.db
        .insertInto('order_items')
        .values({ order_id, ...line })
        .execute()
    }
    for (const status of ['paid', 'paid', 'cancelled', 'awaiting_payment'] as const) await order(status, 3)
    for (const status of ['paid', 'cancelled', 'cancelled'] as const) await order(status, 2)
    api.advance(31_000)
    const page = await visitor.ask(getProductPage, { query: { productId: 1 } })
    expect(page.together.map(({ id }) => id)).toEqual([3])
    expect(page.related.map(({ id }) => id)).toEqual([2])
  })
})

describe('the page of a product', () => {
  it('has the same content as the separate calls', async () => {
    const page = await visitor.ask(getProductPage, { query: { productId: 1 } })
    expect(page.product).toEqual(await detail(1))
    expect(page.comments).toEqual(await visitor.ask(getProductComments, { query: { productId: 1 } }))
    expect(page.services).toEqual((await visitor.ask(getAddedServices, { params: { id: 1 } })).items)
    expect(page.shop_tag).toEqual(await visitor.ask(getShopTag, { query: { shopId: page.product.shop.id } }))
  })
})
