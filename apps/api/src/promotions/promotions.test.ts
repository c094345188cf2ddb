import {
  cancelCalls,
  getCart,
  getCoupons,
  getOrderContract,
  getPromotions,
  postCoupon,
  postLastOrder,
} from '@market/contract'
import { productId, shopId } from '@market/domain/kernel'
import { httpPromotions } from '@market/http'
import { promotionGatewayContract } from '@market/testing/contracts'
import { auditBooks } from '../office/audit-books.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atBank, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeClient } from '../testing/make-client.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertPromotion } from '../testing/insert-promotion.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, proveGuest, type Shopper } from '../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertShop(api.deps.db, { id: 2 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 1000 } })
  await insertProduct(api.deps.db, { id: 2, shop_id: 2, stocks: { '': 1000 } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.deps.db.deleteFrom('promotion_uses').execute()
  await api.deps.db.deleteFrom('promotion_coupons').execute()
  await api.deps.db.deleteFrom('promotions').execute()
  shopper = await makeShopper(api)
})

promotionGatewayContract('over HTTP', async () => {
  const campaign = await insertPromotion(api, { shop_id: 1 })
  const coupon = await insertPromotion(api, { shop_id: 1, coupon: true })
  const ended = await insertPromotion(api, { coupon: true, ends_at: new Date(api.deps.clock.now().getTime() - 1) })
  const { client } = await makeClient(api.url)
  const promotions = httpPromotions(client)
  return { promotions, product: productId(1), shop: shopId(1), campaign, coupon, ended }
})

const collect = (id: string, who = shopper) => who.call(postCoupon, { body: { promotion_id: id } })
const usedOf = async (id: string) =>
  (await api.deps.db.selectFrom('promotions').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used

test('a campaign names its reduction on each line, and the total is their sum', async () => {
  const id = await insertPromotion(api, { name: '3 al 2 öde', kind: 'n-for-m', amount: null, take: 3, pay: 2 })
  await shopper.add(1, 3)
  const cart = await shopper.ask(getCart)
  expect(cart.promotions).toMatchObject([{ id, name: '3 al 2 öde', rule: { kind: 'n-for-m', take: 3, pay: 2 } }])
  const [line] = cart.shops[0]?.shop_items ?? []
  expect(line).toMatchObject({ price: 300, reductions: [{ promotion_id: id, name: '3 al 2 öde', amount: 100 }] })
  expect(cart).toMatchObject({
    total_price: 300,
    total_promotions: 100,
    total_discount: 0,
    total_price_with_shipping: 249.9,
  })
})

test('a shopper that cancels two of “3 al 2 öde” keeps the third at its share of the price', async () => {
  await insertPromotion(api, { kind: 'n-for-m', amount: null, take: 3, pay: 2 })
  for (const [id, price] of [
    [11, 42_490],
    [12, 41_490],
    [13, 38_990],
  ] as const) {
    await insertProduct(api.deps.db, { id, price })
    await shopper.add(id)
  }
  const { redirect_url } = await shopper.start()
  const page = await confirmAtBank(api, redirect_url)
  await returnToShop(api, page.back?.fields ?? {})
  const { order } = await shopper.ask(postLastOrder, { body: {} })
  const line = (product_id: number) => ({ product_id, attr_id: '', quantity: 1, reason_id: 1, note: '' })
  const order_id = order?.order_id ?? ''
  const cancelled = await shopper.ask(cancelCalls.postAction, { body: { order_id, items: [line(11), line(12)] } })
  // Of 1229.70, 389.90 is free, which spreads over the three lines as 134.72, 131.55 and 123.63.
  expect(cancelled.total).toBe(573.53)
  expect(await auditBooks(api.deps.db)).toEqual([])
})

test('campaigns of another shop, category, product or time reduce nothing', async () => {
  const day = 86_400_000
  const now = api.deps.clock.now().getTime()
  await insertPromotion(api, { shop_id: 2 })
  await insertPromotion(api, { categories: [999_999] })
  await insertPromotion(api, { products: [2] })
  await insertPromotion(api, { ends_at: new Date(now - 1) })
  await insertPromotion(api, { starts_at: new Date(now + day) })
  await insertPromotion(api, { coupon: true })
  await shopper.add(1)
  expect(await shopper.ask(getCart)).toMatchObject({ promotions: [], total_promotions: 0 })
})

test('the order, its contract and its mail name each reduction, and it is charged less', async () => {
  await insertPromotion(api, { name: 'Sepette %20 indirim', kind: 'percent', percent: 20, amount: 3_000 })
  await shopper.add(1, 2)
  const contract = await shopper.ask(getOrderContract)
  expect(JSON.stringify(contract)).toContain('Sepette %20 indirim')
  const { redirect_url } = await shopper.start()
  const page = await confirmAtBank(api, redirect_url)
  expect(page.back?.fields['amount']).toBe('21990')
  await returnToShop(api, page.back?.fields ?? {})
  const { order } = await shopper.ask(postLastOrder, { body: {} })
  expect(order?.shops[0]?.shop_items[0]).toMatchObject({
    price: 200,
    reductions: [{ name: 'Sepette %20 indirim', amount: 30 }],
  })
  const sum = (order?.total_pure_price ?? 0) + (order?.total_tax_price ?? 0) + (order?.total_ship_price ?? 0)
  expect(sum).toBeCloseTo(order?.total_price_with_shipping ?? 0, 6)
  const mails = await readMails(api.deps.db)
  expect(mails.find(({ subject }) => subject.includes(order?.order_id ?? '-'))?.text).toMatch(
    /Sepette %20 indirim: .?30,00/,
  )
})

test('a coupon is used by one order of its owner; one that is not paid gives it back', async () => {
  const id = await insertPromotion(api, { name: 'Kupon', coupon: true, max_uses: 5 })
  await shopper.add(1)
  expect((await shopper.ask(getCart)).total_promotions).toBe(0)
  await collect(id)
  expect((await shopper.ask(getCart)).total_promotions).toBe(10)
  const first = await shopper.start()
  expect(await usedOf(id)).toBe(1)
  // A new attempt replaces the one that reserved the coupon.
  expect((await shopper.ask(getCart)).total_promotions).toBe(10)
  const second = await shopper.start()
  expect(await usedOf(id)).toBe(1)
  expect((await atBank(first.redirect_url)).status).toBe(200)
  const cancelled = await atBank(second.redirect_url, { action: 'cancel' })
  await returnToShop(api, cancelled.back?.fields ?? {})
  expect(await usedOf(id)).toBe(0)
  const third = await shopper.start()
  const page = await confirmAtBank(api, third.redirect_url)
  expect(page.back?.fields['amount']).toBe('13990')
  await returnToShop(api, page.back?.fields ?? {})
  expect(await usedOf(id)).toBe(1)
  await shopper.add(1)
  await collect(id)
  expect(await shopper.ask(getCart)).toMatchObject({ promotions: [], total_promotions: 0 })
})

test('a coupon for one use per buyer is used once per mailbox over all sessions', async () => {
  const id = await insertPromotion(api, { name: 'Kupon', coupon: true })
  const email = `tek${id.slice(0, 8)}@ornek.com`
  const state = async (who: Shopper) =>
    (await who.ask(getPromotions, { query: { product_id: 1 } })).results.find((one) => one.id === id)?.state
  for (const [spelled, off] of [
    [email, 10],
    [email.toUpperCase(), 0],
  ] as const) {
    const guest = await makeShopper(api)
    await proveGuest(api, guest.bearer, spelled)
    await guest.add(1)
    await collect(id, guest)
    expect((await guest.ask(getCart)).total_promotions).toBe(off)
    const page = await confirmAtBank(api, (await guest.start()).redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect(await state(guest)).toBe('used')
  }
  const { n } = await api.deps.db
    .selectFrom('promotion_uses')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('promotion_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(n).toBe(1)
})

test('a used up coupon and a future one are refused with a message', async () => {
  const gone = await insertPromotion(api, { coupon: true, max_uses: 1, used: 1 })
  const soon = await insertPromotion(api, {
    coupon: true,
    starts_at: new Date(api.deps.clock.now().getTime() + 60_000),
  })
  expect(await collect(gone)).toMatchObject({ status: 409, message: expect.stringMatching(/tükendi/) })
  expect(await collect(soon)).toMatchObject({ status: 404, message: expect.stringMatching(/bulunamadı/) })
  expect((await shopper.ask(getCoupons)).results).toEqual([])
})

test('coupons are listed only for the member that collected them, with their state', async () => {
  const open = await insertPromotion(api, { coupon: true })
  const used = await insertPromotion(api, { coupon: true })
  for (const id of [open, used]) await collect(id)
  const stranger = await makeShopper(api)
  expect((await stranger.ask(getCoupons)).results).toEqual([])
  await api.deps.db.updateTable('promotions').set({ ends_at: api.deps.clock.now() }).where('id', '=', used).execute()
  const { results } = await shopper.ask(getCoupons)
  expect(results.map(({ id, state }) => [id, state])).toEqual([
    [open, 'collected'],
    [used, 'ended'],
  ])
})

test('a product shows no promotion of another shop or product', async () => {
  await insertPromotion(api, { shop_id: 2 })
  await insertPromotion(api, { products: [2] })
  expect((await shopper.ask(getPromotions, { query: { product_id: 1 } })).results).toEqual([])
  expect((await shopper.ask(getPromotions, { query: { product_id: 2 } })).results).toHaveLength(2)
  expect((await shopper.ask(getPromotions, { query: {} })).results).toEqual([])
})

test('the cart offers matching coupons, and reports an expired one, as the refusal does', async () => {
  const coupon = await insertPromotion(api, { name: 'Kış kuponu', coupon: true, shop_id: 1 })
  await insertPromotion(api, { coupon: true, shop_id: 2 })
  const ofCart = async () => (await shopper.ask(getPromotions, { query: { cart: '1' } })).results.map(({ id }) => id)
  expect(await ofCart()).toEqual([])
  await shopper.add(1)
  expect(await ofCart()).toEqual([coupon])
  await collect(coupon)
  expect(await ofCart()).toEqual([])
  const wish = await shopper.wish()
  await api.deps.db.updateTable('promotions').set({ ends_at: api.deps.clock.now() }).where('id', '=', coupon).execute()
  const said = '“Kış kuponu” kuponunun süresi doldu; indirimi artık uygulanmıyor.'
  expect((await shopper.ask(getCart)).messages.map(({ text }) => text)).toContain(said)
  expect(await shopper.pay(wish)).toMatchObject({ status: 409, message: expect.stringContaining(said) })
})
