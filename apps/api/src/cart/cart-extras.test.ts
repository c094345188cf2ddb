import { sqlCartPorts } from '@market/database'
import {
  addManyToCart,
  addToCart,
  type CartWire,
  changeCart,
  deleteFastShippingAddress,
  deleteInsurance,
  deleteSavedForLater,
  getCart,
  getInitAddress,
  getOrderContract,
  getSavedForLater,
  postAddress,
  postInsurance,
  postLastOrder,
  postMoveToCart,
  postSaveForLater,
  postSelectAddress,
  putFastShippingAddress,
  removeFromCart,
} from '@market/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToCart as addToCartOf, changeQuantity } from '@market/commerce'
import { completeCardOrder, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { cartWire } from './reading/cart-wire.ts'
import { mergeCarts } from '../login/merge-carts.ts'
import { readCart } from './sql/read-cart.ts'
import { testNow } from '../testing/test-clock.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1, city: 'İstanbul' })
  await insertShop(db, { id: 2, city: 'Ankara' })
  await insertProduct(db, { id: 1, fast_shipping: true })
  await db
    .insertInto('added_services')
    .values([
      {
        id: 1,
        kind: 'insurance',
        name: 'Ek garanti',
        note: '',
        image: 'shield',
        category_id: 7,
        share: 1250,
        least: 0,
      },
      { id: 2, kind: 'installation', name: 'Kurulum', note: '', image: 'tools', category_id: 7, share: 1, least: 3000 },
      { id: 3, kind: 'insurance', name: 'Başka', note: '', image: 'x', category_id: 999, share: 1, least: 100 },
    ])
    .execute()
  const place = { city: 'İstanbul', district: 'Kadıköy', address: 'İskele No: 1', hours: '08.30–17.00' }
  await db
    .insertInto('pickup_points')
    .values({ id: 1, kind: 'branch', name: 'Kadıköy Şubesi', ...place })
    .execute()
  await insertProduct(db, { id: 2, fast_shipping: true, stocks: { '': 3 } })
  await insertProduct(db, { id: 3, shop_id: 2, fast_shipping: true })
  await insertProduct(db, { id: 4, stocks: { '': 0 } })
  await insertProduct(db, { id: 5, variants: { Renk: { 101: 'Mor' } }, stocks: { '101': 5 } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
})

const lines = (cart: { readonly shops: readonly { readonly shop_items: readonly Line[] }[] }) =>
  cart.shops.flatMap((shop) => shop.shop_items.map(({ product_id, num }) => [product_id, num]))
interface Line {
  readonly product_id: number
  readonly num: number
}

describe('several products at once', () => {
  test('adds the products in stock and reports the sold out one', async () => {
    const items = [{ product_id: 1, num: 2 }, { product_id: 4 }, { product_id: 5, attr_id: '101' }]
    const cart = await shopper.ask(addManyToCart, { body: { items } })
    expect(lines(cart)).toEqual([
      [1, 2],
      [5, 1],
    ])
    expect(cart.messages).toMatchObject([
      { type: 'warning', product_id: 4, text: expect.stringMatching(/Sesta Deneme Ürünü 4.*tükendi/) },
    ])
  })
  test('are refused without changing the cart if none is available', async () => {
    const refused = await shopper.call(addManyToCart, { body: { items: [{ product_id: 4 }, { product_id: 999 }] } })
    expect(refused.status).toBe(409)
    expect((await shopper.ask(getCart)).count).toBe(0)
  })
  test('a repeated call with the same key adds once', async () => {
    const body = { items: [{ product_id: 1 }] }
    const key = { 'idempotency-key': 'cok-ekle-0001' }
    await shopper.ask(addManyToCart, { body }, key)
    expect((await shopper.ask(addManyToCart, { body }, key)).count).toBe(1)
  })
})

describe('linked products (rules.md C8)', () => {
  test('name each other as long as both are there, and leave together', async () => {
    await shopper.add(1)
    const cart = await shopper.ask(addToCart, { body: { product_id: 3, num: 1, related_product_id: 1 } })
    const related = cart.shops.flatMap((shop) => shop.shop_items.map((item) => item.related_product_id))
    expect(related).toEqual([3, 1])
    const alone = await shopper.ask(removeFromCart, { query: { product_id: 3 } })
    expect(alone.shops[0]?.shop_items[0]?.related_product_id).toBeNull()
    await shopper.ask(addToCart, { body: { product_id: 3, num: 1, related_product_id: 1 } })
    const query = { product_id: 1, num: 1, attr_id: '', related_product_id: 3 }
    expect((await shopper.ask(removeFromCart, { query })).count).toBe(0)
  })
  test('are restored with their links when both lines are restored at once', async () => {
    await shopper.add(1)
    const link = { num: 1, related_product_id: 1 }
    for (const product_id of [3, 2]) await shopper.ask(addToCart, { body: { product_id, ...link } })
    const linksOf = (cart: CartWire) =>
      cart.shops.flatMap(({ shop_items }) => shop_items.map((item) => [item.product_id, item.related_product_id]))
    const before = await shopper.ask(getCart)
    const links = new Map(linksOf(before).map(([id, to]) => [id, to]))
    expect(links).toEqual(
      new Map([
        [1, 2],
        [3, 1],
        [2, 1],
      ]),
    )
    await shopper.ask(removeFromCart, { query: { product_id: 3, num: 1, attr_id: '', related_product_id: 1 } })
    const body = {
      items: [
        { product_id: 3, num: 1, related_product_id: 1 },
        { product_id: 1, num: 1, related_product_id: 2 },
      ],
    }
    const key = { 'idempotency-key': 'birlikte-ekle-0001' }
    await shopper.ask(addManyToCart, { body }, key)
    const back = await shopper.ask(addManyToCart, { body }, key)
    expect(back.count).toBe(3)
    expect(new Map(linksOf(back).map(([id, to]) => [id, to]))).toEqual(links)
  })
  test('a link to a product outside the cart is refused', async () => {
    const refused = await shopper.call(addToCart, { body: { product_id: 3, num: 1, related_product_id: 2 } })
    expect(refused.status).toBe(422)
    expect((await shopper.ask(getCart)).count).toBe(0)
  })
})

describe('saved for later (rules.md C9)', () => {
  test('a line is saved and moved back with its quantity and variant', async () => {
    await shopper.add(5, 2, '101')
    await shopper.add(1)
    const moved = await shopper.ask(postSaveForLater, { body: { product_id: 5, attr_id: '101' } })
    expect(lines(moved.cart)).toEqual([[1, 1]])
    expect(moved.saved).toMatchObject([
      { product_id: 5, num: 2, attr_id: '101', attributes: [{ key: 'Renk', value: 'Mor' }], price: 200 },
    ])
    const back = await shopper.ask(postMoveToCart, { body: { product_id: 5, attr_id: '101' } })
    expect(back.saved).toEqual([])
    expect(lines(back.cart)).toContainEqual([5, 2])
  })
  test('units beyond the stock stay saved, and the cart reports it', async () => {
    await setStock(api.deps.db, 2, 3)
    await shopper.add(2, 3)
    await shopper.ask(postSaveForLater, { body: { product_id: 2 } })
    await setStock(api.deps.db, 2, 2)
    const back = await shopper.ask(postMoveToCart, { body: { product_id: 2 } })
    expect(lines(back.cart)).toEqual([[2, 2]])
    expect(back.saved).toMatchObject([{ product_id: 2, num: 1 }])
    expect(back.cart.messages[0]?.text).toMatch(/en fazla 2 adet/)
  })
  test('an unknown line is answered with 404, and a saved line is shown only to its owner', async () => {
    expect((await shopper.call(postSaveForLater, { body: { product_id: 1 } })).status).toBe(404)
    expect((await shopper.call(postMoveToCart, { body: { product_id: 1 } })).status).toBe(404)
    await shopper.add(1)
    await shopper.ask(postSaveForLater, { body: { product_id: 1 } })
    const other = await makeShopper(api)
    expect((await other.ask(getSavedForLater)).saved).toEqual([])
    expect((await shopper.ask(deleteSavedForLater, { query: { product_id: 1 } })).saved).toEqual([])
  })
})

describe('insurance on a line', () => {
  const insured = { product_id: 1, num: 2, insurance: [1] }
  test('is for every unit, in the totals, the order and its tax', async () => {
    const cart = await shopper.ask(addToCart, { body: insured })
    const [item] = cart.shops[0]?.shop_items ?? []
    expect(item?.insurance_items).toEqual([
      { id: 1, name: 'Ek garanti', image: 'shield', price: 12.5, selected: true },
      { id: 2, name: 'Kurulum', image: 'tools', price: 30, selected: false },
    ])
    expect(cart).toMatchObject({ total_price: 225, total_price_with_shipping: 274.9 })
    const { documents } = await shopper.ask(getOrderContract)
    expect(documents[1]?.html).toContain('Ek garanti')
    await completeCardOrder(api, shopper)
    const { order } = await shopper.ask(postLastOrder, { body: {} })
    expect(order).toMatchObject({ total_price_with_shipping: 274.9, total_tax_price: 37.5 })
    expect(order?.shops[0]?.shop_items[0]?.insurance_items).toEqual([{ name: 'Ek garanti', price: 25 }])
  })
  test('applies to units that are added during the payment, and is in the next cart', async () => {
    await shopper.ask(addToCart, { body: insured })
    const { redirect_url } = await shopper.start()
    await shopper.add(1)
    const page = await confirmAtBank(api, redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    const [item] = (await shopper.ask(getCart)).shops[0]?.shop_items ?? []
    expect(item).toMatchObject({
      num: 1,
      insurance_items: [
        { id: 1, selected: true },
        { id: 2, selected: false },
      ],
    })
  })
  test('can be added later, removed and saved, and is refused for other products', async () => {
    await shopper.add(1)
    const line = { product_id: 1, attr_id: '' }
    const added = await shopper.ask(postInsurance, { body: { ...line, insurance_id: 2 } })
    expect(added.total_price).toBe(130)
    await shopper.ask(postSaveForLater, { body: line })
    expect((await shopper.ask(postMoveToCart, { body: line })).cart.total_price).toBe(130)
    expect((await shopper.ask(deleteInsurance, { query: { ...line, insurance_id: 2 } })).total_price).toBe(100)
    expect((await shopper.call(addToCart, { body: { ...insured, insurance: [3] } })).status).toBe(422)
    expect((await shopper.call(postInsurance, { body: { product_id: 2, insurance_id: 1 } })).status).toBe(404)
    expect((await shopper.ask(getCart)).count).toBe(1)
  })
})

describe('a withdrawn service', () => {
  const insured = { product_id: 1, num: 2, insurance: [1, 2] }
  const withdraw = () => api.deps.db.deleteFrom('added_services').where('id', '=', 2).execute()
  const bringBack = () =>
    api.deps.db
      .insertInto('added_services')
      .values({
        id: 2,
        kind: 'installation',
        name: 'Kurulum',
        note: '',
        image: 'tools',
        category_id: 7,
        share: 1,
        least: 3000,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  afterEach(bringBack)
  const chosen = (cart: CartWire) =>
    cart.shops.flatMap((shop) =>
      shop.shop_items.flatMap((item) => item.insurance_items.flatMap(({ id, selected }) => (selected ? [id] : []))),
    )

  test('leaves out its whole line when several products are added', async () => {
    await withdraw()
    const items = [{ product_id: 2 }, insured]
    const cart = await shopper.ask(addManyToCart, { body: { items } })
    expect(lines(cart)).toEqual([[2, 1]])
    expect(cart.messages).toMatchObject([{ product_id: 1, type: 'warning' }])
  })
  test('moves a saved line back to the cart without its withdrawn service, and reports it', async () => {
    await shopper.ask(addToCart, { body: insured })
    await shopper.ask(postSaveForLater, { body: { product_id: 1 } })
    await withdraw()
    const { cart } = await shopper.ask(postMoveToCart, { body: { product_id: 1 } })
    expect(lines(cart)).toEqual([[1, 2]])
    expect(chosen(cart)).toEqual([1])
    expect(cart.messages[0]?.text).toContain('ek hizmet artık sunulmadığından')
  })
  test('never refuses a login', async () => {
    const [from, to] = [crypto.randomUUID(), crypto.randomUUID()]
    const { db } = api.deps
    const now = testNow()
    await addToCartOf(sqlCartPorts(db), { ownerId: from, productId: 1, attrId: '', quantity: 1, insurance: [1], now })
    // Saved for later: this table has no foreign key to the services.
    await db
      .insertInto('saved_items')
      .values({ owner_id: from, product_id: 2, combination: '', quantity: 1, services: [99], saved_at: now })
      .execute()
    await db.updateTable('added_services').set({ category_id: 999 }).where('id', '=', 1).execute()
    const messages = await db.transaction().execute((trx) => mergeCarts(trx, from, to, now))
    await db.updateTable('added_services').set({ category_id: 7 }).where('id', '=', 1).execute()
    expect(messages).toEqual([expect.stringContaining('ek hizmet artık sunulmadığından')])
    expect(lines(cartWire(await readCart(db, to, now)))).toEqual([[1, 1]])
  })
})

describe('the details that the cart stores', () => {
  const ownersCart = async (owner: string) => cartWire(await readCart(api.deps.db, owner, testNow()))
  test('saves which units came from an earlier cart at login, until the shopper changes the quantity', async () => {
    const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()]
    const { db } = api.deps
    const now = testNow()
    const put = (ownerId: string, productId: number, quantity: number) =>
      addToCartOf(sqlCartPorts(db), { ownerId, productId, attrId: '', quantity, now })
    await put(member, 1, 2)
    await put(member, 3, 1)
    await put(visitor, 1, 1)
    await put(visitor, 2, 1)
    await db.transaction().execute((trx) => mergeCarts(trx, visitor, member, now))
    const earlier = (cart: CartWire) =>
      cart.shops.flatMap((shop) => shop.shop_items.map((item) => [item.product_id, item.num, item.earlier_units]))
    expect(earlier(await ownersCart(member)).toSorted()).toEqual([
      [1, 3, 2],
      [2, 1, 0],
      [3, 1, 1],
    ])
    await changeQuantity(sqlCartPorts(db), { ownerId: member, productId: 1, attrId: '', quantity: 2, now })
    expect(earlier(await ownersCart(member)).toSorted()[0]).toEqual([1, 2, 0])
  })
  test('saves no earlier units if the visitor’s cart is empty at login', async () => {
    const member = crypto.randomUUID()
    const { db } = api.deps
    const now = testNow()
    await addToCartOf(sqlCartPorts(db), { ownerId: member, productId: 1, attrId: '', quantity: 1, now })
    await db.transaction().execute((trx) => mergeCarts(trx, crypto.randomUUID(), member, now))
    expect((await ownersCart(member)).shops[0]?.shop_items[0]?.earlier_units).toBe(0)
  })
  test('saves the price that the visitor saw, through a login', async () => {
    const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()]
    const { db } = api.deps
    const now = testNow()
    await insertProduct(db, { id: 30 })
    await addToCartOf(sqlCartPorts(db), { ownerId: visitor, productId: 30, attrId: '', quantity: 1, now })
    await db.updateTable('products').set({ price: 12_000, original_price: 12_000 }).where('id', '=', 30).execute()
    await db.transaction().execute((trx) => mergeCarts(trx, visitor, member, now))
    expect((await ownersCart(member)).messages[0]?.text).toMatch(/^“Sesta .*100,00 TL’den 120,00 TL’ye/)
  })
  test('saves the discounted units, and reports a price change when fewer are left', async () => {
    const { db } = api.deps
    const discount = { price: 8_000, original_price: 10_000, discount_original_quantity: 5 }
    await insertProduct(db, { id: 31, ...discount, discount_max_quantity: 3 })
    await shopper.add(31, 3)
    const left = (units: number) =>
      db.updateTable('products').set({ discount_max_quantity: units }).where('id', '=', 31).execute()
    expect((await shopper.ask(getCart)).messages).toEqual([])
    await left(1)
    expect((await shopper.ask(getCart)).messages).toMatchObject([
      { type: 'warning', product_id: 31, text: expect.stringContaining('azaldı: tutar 240,00 TL’den 280,00 TL’ye') },
    ])
    await left(0)
    expect((await shopper.ask(getCart)).messages[0]?.text).toContain('kalmadı: tutar 240,00 TL’den 300,00 TL’ye')
    await shopper.ask(changeCart, { body: { product_id: 31, old_number: 3, number: 2 } })
    expect((await shopper.ask(getCart)).messages).toEqual([])
  })
})

describe('fast shipping', () => {
  const chooseHome = async () => {
    const { selected_address } = await shopper.ask(getInitAddress)
    return shopper.call(putFastShippingAddress, { body: { address_id: selected_address ?? '' } })
  }
  test('from a shop of the address’s city the cart comes on the next working day', async () => {
    await shopper.add(1)
    const usual = (await shopper.ask(getCart)).shops[0]?.delivery
    const { data } = await chooseHome()
    expect(data.fast_shipping).toMatchObject({ offered: true, address_id: expect.any(String) })
    const fast = data.shops[0]?.delivery
    expect(fast?.from).toBe(fast?.to)
    expect(fast?.to.localeCompare(usual?.from ?? '')).toBe(-1)
    const back = await shopper.ask(deleteFastShippingAddress)
    expect(back.fast_shipping.address_id).toBeNull()
    expect(back.shops[0]?.delivery).toEqual(usual)
  })
  test('pauses while another address or a branch is chosen', async () => {
    await shopper.add(1)
    const { selected_address: home } = await shopper.ask(getInitAddress)
    await chooseHome()
    await shopper.ask(postAddress, { body: { ...homeAddress, title: 'Yazlık' } })
    expect((await shopper.ask(getCart)).fast_shipping).toEqual({ offered: true, address_id: null })
    expect((await shopper.call(putFastShippingAddress, { body: { address_id: home ?? '' } })).status).toBe(409)
    await shopper.ask(postSelectAddress, { body: { address_id: home ?? '' } })
    expect((await shopper.ask(getCart)).fast_shipping.address_id).toBe(home)
    await shopper.ask(postSelectAddress, { body: { shipping: { option: 'branch', pickup_id: 1 } } })
    expect((await shopper.ask(getCart)).fast_shipping.address_id).toBeNull()
  })
  test('another city, a product without it and a foreign address are refused', async () => {
    await shopper.add(3)
    // A shop in another city cannot deliver that fast, so it is not offered.
    expect((await shopper.ask(getCart)).fast_shipping).toEqual({ offered: false, address_id: null })
    expect((await chooseHome()).status).toBe(409)
    const foreign = await (await makeShopper(api)).ask(getInitAddress)
    const body = { address_id: foreign.selected_address ?? '' }
    expect((await shopper.call(putFastShippingAddress, { body })).status).toBe(404)
    await shopper.add(5, 1, '101')
    expect((await shopper.ask(getCart)).fast_shipping.offered).toBe(false)
  })
})
