import {
  addToCart,
  type CallInput,
  getAddedServices,
  getAutocomplete,
  getCart,
  getProductDetail,
  getProductPrices,
  getProducts,
  removeFromCart,
} from '@market/contract'
import { kurus } from '@market/domain/money'
import { lineTotal } from '@market/domain/line'
import { pathTo } from '@market/domain/catalog'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { makeShopper, type Shopper } from '../../testing/shopper.ts'
import { machineNow } from '../../testing/test-clock.ts'

const day = 86_400_000
const limited = 1
let api: TestApi
let visitor: Visitor
let shopper: Shopper
beforeAll(async () => {
  // The database records when a discount is sold out, so the API must use the same clock.
  api = await startTestApi({}, undefined, machineNow)
  const { db } = api.deps
  await insertShop(db, { id: 1, free_cargo_over: 10_000 })
  const shirts = { brand: 'Keten Yolu', category: 'gomlek' }
  await insertNamedProduct(db, {
    id: limited,
    name: 'Çizgili Gömlek',
    ...shirts,
    price: 8_000,
    original_price: 10_000,
    discount_max_quantity: 1,
    discount_original_quantity: 5,
    sold_count: 5_000,
  })
  await insertNamedProduct(db, { id: 2, name: 'Cepli Gömlek', ...shirts, price: 9_000 })
  await insertNamedProduct(db, { id: 3, name: 'İnce Gömlek', ...shirts, price: 9_400, original_price: 9_500 })
  const ago = (days: number) => new Date(api.deps.clock.now().getTime() - days * day)
  await db
    .insertInto('price_history')
    .values([
      { product_id: limited, since: ago(40), price: 9_600 },
      { product_id: limited, since: ago(10), price: 8_000 },
    ])
    .execute()
  await db
    .insertInto('added_services')
    .values({
      id: 1,
      category_id: pathTo('gomlek').at(-1)?.id ?? 0,
      kind: 'insurance',
      name: 'Ek garanti',
      note: '',
      image: 'shield',
      share: 1000,
      least: 0,
    })
    .execute()
  visitor = await makeVisitor(api.url)
  shopper = await makeShopper(api)
})
afterAll(() => api.stop())

const list = async (query: CallInput<typeof getProducts>['query']) => {
  // Listings are cached for a short time, so advance past it.
  api.advance(31_000)
  return visitor.ask(getProducts, { query: { category_slug: 'gomlek', ...query } })
}
const ids = async (query: CallInput<typeof getProducts>['query']) => (await list(query)).results.map(({ id }) => id)
const detail = async () => visitor.ask(getProductDetail, { query: { productId: limited } })

async function expectDiscount(): Promise<void> {
  expect(await ids({ sort: 'price_asc' })).toEqual([limited, 2, 3])
  expect(await ids({ sort: 'discount_desc' })).toEqual([limited, 3, 2])
  expect(await ids({ price: '-85' })).toEqual([limited])
  expect(await ids({ price: '95-' })).toEqual([])
  expect((await list({})).price_range).toEqual({ min: 80, max: 94 })
  expect(await detail()).toMatchObject({ price: 80, lowest_price: 96, ship_price: 49.9 })
}

test('a discount holds in lists until its last unit is sold, and again once one comes back', async () => {
  await expectDiscount()

  await shopper.add(limited)
  await shopper.start()
  expect(await ids({ sort: 'price_asc' })).toEqual([2, 3, limited])
  expect(await ids({ sort: 'discount_desc' })).toEqual([3, limited, 2])
  expect(await ids({ price: '-85' })).toEqual([])
  expect(await ids({ price: '95-' })).toEqual([limited])
  expect((await list({})).price_range).toEqual({ min: 90, max: 100 })
  // The full price reaches the shop's sum for free shipping.
  expect(await ids({ delivery: 'free_shipping' })).toEqual([limited])
  expect(await detail()).toMatchObject({ price: 100, lowest_price: 100, ship_price: 0 })
  const { products } = await visitor.ask(getAutocomplete, { query: { q: 'çizgili gömlek' } })
  expect(products).toMatchObject([{ id: limited, price: 100 }])

  // Another attempt replaces the open one, whose unit is released.
  await shopper.ask(removeFromCart, { query: { product_id: limited, attr_id: '' } })
  await shopper.add(2)
  await shopper.start()
  await expectDiscount()
})

test('a service of a product follows the price of the next unit', async () => {
  const offered = async () => (await visitor.ask(getAddedServices, { params: { id: limited } })).items[0]?.price
  await visitor.ask(addToCart, { body: { product_id: limited, num: 1, attr_id: '' } })
  const inCart = async () => (await visitor.ask(getCart)).shops[0]?.shop_items[0]?.insurance_items[0]?.price
  expect([await offered(), await inCart()]).toEqual([8, 8])
  await shopper.ask(removeFromCart, { query: { product_id: 2, attr_id: '' } })
  await shopper.add(limited)
  await shopper.start()
  expect([await offered(), await inCart()]).toEqual([10, 10])
})

test('the price history has the full price from the day after the last discounted unit was sold', async () => {
  api.advance(2 * day)
  // The earlier session has expired.
  const later = await makeVisitor(api.url)
  const { days } = await later.ask(getProductPrices, { query: { productId: limited } })
  expect(days.map(({ price }) => price).slice(-4)).toEqual([80, 80, 100, 100])
})

test('the price of a unit in the database is that of the core', () =>
  fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 10_000 }),
      fc.nat({ max: 10_000 }),
      fc.option(fc.nat({ max: 2 })),
      async (price, more, left) => {
        const found = sql<{ price: number }>`select unit_price(${price}, ${price + more}, ${left}::int) as price`
        const { rows } = await found.execute(api.deps.db)
        const line = { singlePrice: kurus(price), originalPrice: kurus(price + more), quantity: 1 }
        const discount = left === null ? null : { maxQuantity: left }
        expect(rows).toEqual([{ price: lineTotal({ ...line, discount }) }])
      },
    ),
    { numRuns: 20 },
  ))
