import {
  addManyToCart,
  addToCart,
  type CartWire,
  changeCart,
  checkCart,
  getCart,
  putDismissedPrice,
  removeFromCart,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mergeCarts } from '../login/merge-carts.ts'
import { testNow } from '../testing/test-clock.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1, free_cargo_over: 50_000 })
  await insertShop(db, { id: 2 })
  await insertShop(db, { id: 3 })
  await insertProduct(db, { id: 1 })
  await insertProduct(db, { id: 2, shop_id: 2, free_shipping: true, price: 4_000 })
  await insertProduct(db, { id: 3, active: false })
  await insertProduct(db, { id: 4, stocks: { '': 0 } })
  await insertProduct(db, {
    id: 5,
    variants: { Renk: { 101: 'Mor', 102: 'Gri' }, Boy: { 201: 'S', 202: 'M' } },
    addPrices: { 202: 500 },
    stocks: { '101;201': 2, '101;202': 3, '102;201': 0, '102;202': 9 },
    upper_limit: 4,
  })
  await insertProduct(db, {
    id: 6,
    price: 8_000,
    original_price: 10_000,
    discount_max_quantity: 2,
    discount_original_quantity: 5,
  })
  await insertProduct(db, { id: 7, shop_id: 2, category_path: [2, 205, 20503], category_id: 20503, gold: true })
  await insertProduct(db, { id: 8, stocks: { '': 5 } })
  await insertProduct(db, { id: 9, shop_id: 3, name: 'Yün Kazak' })
  await db
    .insertInto('installment_limits')
    .values([
      { category_id: 2, since: new Date('2025-01-01'), max: 9, reason: null },
      { category_id: 20503, since: new Date('2025-01-01'), max: 3, reason: 'Eski.' },
      { category_id: 20503, since: new Date('2026-01-01'), max: 1, reason: 'Yeni.' },
      { category_id: 20503, since: new Date('2099-01-01'), max: 6, reason: 'Gelecek.' },
    ])
    .execute()
})
afterAll(() => api.stop())
beforeEach(async () => {
  visitor = await makeVisitor(api.url)
})

const linesOf = (cart: CartWire) => cart.shops.flatMap((shop) => shop.shop_items)
const add = (product_id: number, num = 1, attr_id = '') =>
  visitor.call(addToCart, { body: { product_id, num, attr_id } })

describe('a shop that closes', () => {
  const close = (active: boolean) => api.deps.db.updateTable('shops').set({ active }).where('id', '=', 3).execute()
  const gone = '“Sesta Yün Kazak” şu anda satışta değil.'
  test('sells no more units, neither alone, nor in a list, nor by a quantity change', async () => {
    await add(9)
    await close(false)
    expect(await add(9)).toMatchObject({ status: 404, message: gone })
    const more = { body: { product_id: 9, old_number: 1, number: 2 } }
    expect(await visitor.call(changeCart, more)).toMatchObject({ status: 404, message: gone })
    const several = await visitor.ask(addManyToCart, { body: { items: [{ product_id: 1 }, { product_id: 9 }] } })
    expect(several.messages).toContainEqual({ type: 'warning', text: gone, product_id: 9 })
    const cart = await visitor.ask(getCart)
    expect(cart.count).toBe(2)
    expect(cart.messages.map(({ text }) => text)).toContain(`${gone} Devam etmek için sepetinizden çıkarın.`)
    await visitor.ask(removeFromCart, { query: { product_id: 9 } })
    expect((await visitor.ask(getCart)).messages).toEqual([])
    await close(true)
    expect((await add(9)).status).toBe(200)
  })
})

describe('adding', () => {
  test('makes the cart on the first addition and adds to the line on the next', async () => {
    expect((await visitor.ask(getCart)).count).toBe(0)
    expect((await add(1, 2)).data.count).toBe(2)
    const { data } = await add(1, 1)
    expect(linesOf(data)).toMatchObject([{ product_id: 1, num: 3, single_price: 100, price: 300 }])
    expect(data.revision).toBe(2)
    expect(data.total_price_with_shipping).toBe(349.9)
  })
  test('simultaneous additions make one cart and lose no unit', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(1)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const cart = await visitor.ask(getCart)
    expect(cart).toMatchObject({ count: 8, revision: 8 })
    expect(new Set(answers.map(({ data }) => data.revision)).size).toBe(8)
  })
  test('the same key twice adds once', async () => {
    const body = { product_id: 1, num: 2 }
    const twice = await Promise.all(
      [1, 2].map(() => visitor.ask(addToCart, { body }, { 'idempotency-key': 'ekle-0001' })),
    )
    expect(twice[0]).toEqual(twice[1])
    expect((await visitor.ask(getCart)).count).toBe(2)
  })
  test('reduces the quantity to stock and limit with a message, and refuses a full line', async () => {
    await add(1, 6)
    const clamped = await add(1, 6)
    expect(linesOf(clamped.data)[0]?.num).toBe(10)
    expect(clamped.data.messages[0]).toMatchObject({ type: 'warning', product_id: 1 })
    expect(clamped.data.messages[0]?.text).toContain('en fazla 10 adet')
    const refused = await add(1)
    expect(refused.status).toBe(409)
    expect(refused.message).toContain('zaten sepetinizde')
    expect((await visitor.ask(getCart)).revision).toBe(2)
  })
  test.each([0, -1, 0.5, 1e9, '1e3', 11, null])('refuses the quantity %s and changes nothing', async (num) => {
    await add(1, 2)
    const refused = await visitor.call(addToCart, { body: { product_id: 1, num: num as number } })
    expect(refused.status).toBe(422)
    expect(await visitor.ask(getCart)).toMatchObject({ count: 2, revision: 1 })
  })
  test.each(['price', 'user_id', 'single_price', '__proto__'])('refuses an extra field %s', async (field) => {
    const body = JSON.parse(`{"product_id": 1, "num": 1, "${field}": 1}`)
    expect((await visitor.call(addToCart, { body })).status).toBe(422)
    expect((await visitor.ask(getCart)).count).toBe(0)
  })
  test('unknown, withdrawn and sold out products are refused', async () => {
    expect((await add(99_999)).status).toBe(404)
    expect(await add(3)).toMatchObject({ status: 404, message: expect.stringMatching(/şu anda satışta değil/) })
    const soldOut = await add(4)
    expect(soldOut.status).toBe(409)
    expect(soldOut.message).toContain('tükendi')
  })
  test('a variant must be chosen, one of each, in any order of its ids', async () => {
    expect((await add(5)).message).toContain('Renk, Boy')
    for (const attr of ['101', '101;102', '101;999', '101;201;202', '201;201'])
      expect((await add(5, 1, attr)).status).toBe(422)
    const { data } = await add(5, 1, '202;101')
    expect(linesOf(data)).toMatchObject([
      {
        attr_id: '101;202',
        single_price: 105,
        attributes: [
          { key: 'Renk', value: 'Mor' },
          { key: 'Boy', value: 'M' },
        ],
      },
    ])
    expect((await add(5, 1, '102;201')).status).toBe(409)
  })
  test('the upper limit holds over all combinations of a product', async () => {
    await add(5, 2, '101;201')
    const { data } = await add(5, 3, '102;202')
    expect(linesOf(data).map(({ num }) => num)).toEqual([2, 2])
    expect((await add(5, 1, '101;202')).status).toBe(409)
  })
})

describe('prices', () => {
  test('discounted units are limited, the rest cost the original price', async () => {
    const { data } = await add(6, 3)
    expect(linesOf(data)).toMatchObject([
      { single_price: 80, original_price: 100, price: 260, total_discount: 40, discount: { max_quantity: 2 } },
    ])
  })
  test('shipping is charged per shop, unless the shop’s threshold is reached or every line ships free', async () => {
    await add(1, 4)
    const { data } = await add(2)
    expect(data.shops.map((shop) => shop.cargo_total_price)).toEqual([49.9, 0])
    const { data: over } = await add(1, 1)
    expect(over.shops.map((shop) => shop.cargo_total_price)).toEqual([0, 0])
    const { data: mixed } = await add(7)
    expect(mixed.shops.map((shop) => shop.cargo_total_price)).toEqual([0, 49.9])
    expect(mixed.total_ship_price).toBe(49.9)
  })
  test('gold requires the national ID', async () => {
    const { data } = await add(7)
    expect(data).toMatchObject({ has_gold: true, tc_required: true })
  })
  test('a line takes the latest limit of instalments in force of its nearest category', async () => {
    const limitOf = async () => linesOf(await visitor.ask(checkCart))[0]?.max_installment
    await add(7)
    expect(await limitOf()).toBe(1)
    const limits = api.deps.db.deleteFrom('installment_limits')
    await limits.where('category_id', '=', 20503).where('max', '=', 1).execute()
    expect(await limitOf()).toBe(3)
    await limits.where('category_id', '=', 20503).where('max', '=', 3).execute()
    expect(await limitOf()).toBe(9)
  })
  test('a changed price is reported with the old one, and the new price counts', async () => {
    await insertProduct(api.deps.db, { id: 20 })
    await add(20)
    await api.deps.db.updateTable('products').set({ price: 9_000 }).where('id', '=', 20).execute()
    const cart = await visitor.ask(checkCart)
    expect(linesOf(cart)[0]).toMatchObject({ old_price: 100, single_price: 90, price: 90 })
    expect(cart.messages).toMatchObject([{ type: 'info', product_id: 20 }])
    expect(cart.messages[0]?.text).toContain('100,00 TL’den 90,00 TL’ye düştü')
  })
  test('a dismissed price stays dismissed until there is another one, also where the quantity changes', async () => {
    await insertProduct(api.deps.db, { id: 31 })
    await add(31)
    const costs = (price: number) => api.deps.db.updateTable('products').set({ price }).where('id', '=', 31).execute()
    const told = async () => (await visitor.ask(checkCart)).messages.map(({ about, text }) => `${about}: ${text}`)
    const dismiss = (price: number, headers = {}) =>
      visitor.ask(putDismissedPrice, { body: { product_id: 31, price } }, headers)
    await costs(9_000)
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect(linesOf(await dismiss(90, key))[0]).toMatchObject({ old_price: null, single_price: 90 })
    await visitor.ask(changeCart, { body: { product_id: 31, old_number: 1, number: 2 } })
    expect(await told()).toEqual([])
    await costs(9_500)
    // Neither a repeated request nor one from a tab with the old price dismisses the new price.
    for (const headers of [key, {}]) await dismiss(90, headers)
    expect(await told()).toEqual([expect.stringMatching(/^price: .*100,00 TL’den 95,00 TL’ye düştü/)])
    await costs(10_000)
    expect(await told()).toEqual([])
  })
  test('a dismissed message stays visible to other shoppers', async () => {
    await insertProduct(api.deps.db, { id: 32 })
    await add(32)
    await api.deps.db.updateTable('products').set({ price: 9_000 }).where('id', '=', 32).execute()
    const other = await makeVisitor(api.url)
    expect(await other.ask(putDismissedPrice, { body: { product_id: 32, price: 90 } })).toMatchObject({ count: 0 })
    expect((await visitor.ask(checkCart)).messages).toHaveLength(1)
    expect((await other.call(putDismissedPrice, { body: { product_id: 32, price: -1 } })).status).toBe(422)
  })
})

describe('changing and removing', () => {
  test('puts the quantity, clamps at stock, and refuses above the limit', async () => {
    await add(8, 2)
    const change = (number: number) => visitor.call(changeCart, { body: { product_id: 8, old_number: 2, number } })
    expect((await change(4)).data.count).toBe(4)
    const clamped = await change(9)
    expect(clamped.data.count).toBe(5)
    expect(clamped.data.messages[0]?.type).toBe('warning')
    expect((await change(11)).status).toBe(422)
    expect((await change(0)).status).toBe(422)
    expect((await visitor.ask(getCart)).count).toBe(5)
  })
  test('a line that is not in the cart is not found', async () => {
    expect((await visitor.call(changeCart, { body: { product_id: 8, old_number: 1, number: 2 } })).status).toBe(404)
  })
  test('stock that is gone is reported without changing the quantity', async () => {
    await insertProduct(api.deps.db, { id: 21 })
    await add(21, 3)
    await setStock(api.deps.db, 21, 1)
    const cart = await visitor.ask(getCart)
    expect(linesOf(cart)[0]).toMatchObject({ num: 3, quantity: 1 })
    expect(cart.messages).toMatchObject([{ type: 'error', text: expect.stringContaining('en fazla 1 adet') }])
    await setStock(api.deps.db, 21, 0)
    expect((await visitor.ask(getCart)).messages[0]?.text).toContain('tükendi')
  })
  test('removes one line, one combination, all', async () => {
    await add(1)
    await add(5, 1, '101;201')
    await add(5, 1, '101;202')
    const line = await visitor.ask(removeFromCart, { query: { product_id: 5, attr_id: '201;101', num: 1 } })
    expect(linesOf(line).map(({ attr_id }) => attr_id)).toEqual(['', '101;202'])
    const all = await visitor.ask(removeFromCart, { query: {} })
    expect(all).toMatchObject({ count: 0, shops: [], total_price_with_shipping: 0 })
    expect(all.revision).toBeGreaterThan(line.revision)
  })
  test("another visitor's cart is another one", async () => {
    await add(1)
    const other = await makeVisitor(api.url)
    expect((await other.ask(getCart)).count).toBe(0)
    await other.ask(removeFromCart, { query: {} })
    expect((await visitor.ask(getCart)).count).toBe(1)
  })
})

describe('merging at login', () => {
  test('adds quantities up to stock and limit, reports changes, and runs once', async () => {
    const from = crypto.randomUUID()
    const to = crypto.randomUUID()
    const { db } = api.deps
    const now = testNow()
    const put = async (owner: string, product: number, quantity: number, revision: number) => {
      const cart = await db
        .insertInto('carts')
        .values({
          id: crypto.randomUUID(),
          owner_id: owner,
          status: 'active',
          revision,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('owner_id').where('status', '=', 'active').doUpdateSet({ revision }))
        .returning('id')
        .executeTakeFirstOrThrow()
      const row = { product_id: product, combination: '', quantity, price_when_added: 10_000, added_at: now }
      await db
        .insertInto('cart_items')
        .values({ cart_id: cart.id, ...row })
        .execute()
    }
    await put(from, 1, 7, 40)
    await put(from, 2, 1, 40)
    await put(from, 4, 1, 40)
    await put(from, 3, 1, 40)
    await put(to, 1, 6, 3)
    const merge = () => db.transaction().execute((trx) => mergeCarts(trx, from, to, now))
    const messages = await merge()
    expect(messages).toHaveLength(3)
    expect(messages.join(' ')).toContain('artık satışta olmadığı için eklenemedi')
    expect(messages.join(' ')).toContain('en fazla 10 adet')
    expect(messages.join(' ')).toContain('tükendiği için eklenemedi')
    expect(await merge()).toEqual([])
    const cart = await db
      .selectFrom('carts')
      .select(['id', 'revision'])
      .where('owner_id', '=', to)
      .executeTakeFirstOrThrow()
    expect(cart.revision).toBe(41)
    const lines = await db
      .selectFrom('cart_items')
      .select(['product_id', 'quantity'])
      .where('cart_id', '=', cart.id)
      .orderBy('product_id')
      .execute()
    expect(lines).toEqual([
      { product_id: 1, quantity: 10 },
      { product_id: 2, quantity: 1 },
    ])
  })
})
