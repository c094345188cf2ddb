import {
  changeCart,
  getCart,
  getOpenPayments,
  getOrders,
  getPaymentStatus,
  postPayWithUrl,
  removeFromCart,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atBank, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { payments } from '../wiring/payments.ts'

let api: TestApi
let shopper: Shopper
let productId = 100
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  productId += 1
})

const errors = async () => (await shopper.ask(getCart)).messages.filter(({ type }) => type === 'error')

describe.each([1, 2, 3])('the last %i units, held by the shopper’s own attempt', (stock) => {
  beforeEach(async () => {
    await insertProduct(api.deps.db, { id: productId, stocks: { '': stock } })
    await shopper.add(productId, stock)
    await shopper.start()
  })

  test('stay in the cart, can be changed, and are paid by the next attempt', async () => {
    expect(await readStock(api.deps.db, productId)).toBe(0)
    expect(await errors()).toEqual([])
    for (const number of [1, stock]) {
      const { shops } = await shopper.ask(changeCart, {
        body: { product_id: productId, attr_id: '', number, old_number: stock },
      })
      expect(shops[0]?.shop_items[0]?.num).toBe(number)
    }
    const again = await shopper.start()
    const page = await confirmAtBank(api, again.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect((await readOrders(api.deps.db, shopper.email)).map(({ status }) => status)).toEqual([
      'payment_failed',
      'paid',
    ])
    expect(await readStock(api.deps.db, productId)).toBe(0)
  })

  test('are sold out for other shoppers', async () => {
    const other = await makeShopper(api)
    await expect(other.add(productId)).rejects.toThrow('409')
  })

  test('are paid by another attempt after the bank did not respond', async () => {
    const body = await shopper.wish()
    const { start } = api.provider
    Object.assign(api.provider, { start: async () => ({ ok: false, failure: { kind: 'unavailable' } }) })
    expect((await shopper.pay(body)).status).toBe(503)
    Object.assign(api.provider, { start })
    expect((await shopper.pay(await shopper.wish())).status).toBe(200)
  })
})

test('the last unit of a variant stays in its owner’s cart, and other variants stay sold out', async () => {
  await insertProduct(api.deps.db, {
    id: productId,
    variants: { Renk: { 101: 'Mor', 102: 'Gri' } },
    stocks: { '101': 1, '102': 0 },
  })
  await shopper.add(productId, 1, '101')
  await shopper.start()
  expect(await errors()).toEqual([])
  await expect(shopper.add(productId, 1, '102')).rejects.toThrow('409')
  expect((await shopper.pay(await shopper.wish())).status).toBe(200)
})

test('a limited discount reserved by the shopper’s own attempt applies to the next one', async () => {
  const limited = { price: 8_000, original_price: 10_000, discount_max_quantity: 1, discount_original_quantity: 1 }
  await insertProduct(api.deps.db, { id: productId, ...limited })
  await shopper.add(productId, 2)
  const { total_price_with_shipping: first } = await shopper.ask(getCart)
  await shopper.start()
  const other = await makeShopper(api)
  await other.add(productId)
  expect((await other.ask(getCart)).total_price_with_shipping).toBe(100 + 49.9)
  expect((await shopper.ask(getCart)).total_price_with_shipping).toBe(first)
  expect((await shopper.pay(await shopper.wish())).status).toBe(200)
})

test('an order that waits for a payment link holds its units against the next cart', async () => {
  const { credentials } = await insertMember(api)
  shopper = await makeShopper(api, credentials)
  await insertProduct(api.deps.db, { id: productId, stocks: { '': 1 } })
  await shopper.add(productId)
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  const { link } = await shopper.ask(postPayWithUrl, { body: wish })
  await expect(shopper.add(productId)).rejects.toThrow('409')
  const { items } = await shopper.ask(getOpenPayments)
  expect(items).toMatchObject([{ method: 'pay_with_url', state: 'awaiting', continue_url: link }])
})

describe('the visitor’s open payment after a login', () => {
  const login = async () => {
    const { credentials } = await insertMember(api)
    return { credentials, member: await makeVisitor(api.url, credentials, shopper.bearer) }
  }
  beforeEach(async () => {
    await insertProduct(api.deps.db, { id: productId, stocks: { '': 2 } })
    await shopper.add(productId, 2)
  })

  test('keeps the lines until it is paid, is shown to the member, and then empties the cart', async () => {
    const { payment_id, redirect_url } = await shopper.start()
    const { member } = await login()
    expect((await member.ask(getCart)).count).toBe(2)
    expect(await member.ask(getOpenPayments)).toMatchObject({ items: [{ payment_id, state: 'awaiting' }] })
    const page = await confirmAtBank(api, redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect(await member.ask(getPaymentStatus, { query: { payment: payment_id } })).toMatchObject({ status: 'paid' })
    expect((await member.ask(getCart)).count).toBe(0)
    expect((await member.ask(getOrders, { query: {} })).orders).toHaveLength(1)
  })

  test('leaves its units to the member even if the visitor has emptied the cart', async () => {
    await shopper.start()
    await shopper.ask(removeFromCart, { query: {} })
    const { credentials } = await login()
    const member = await makeShopper(api, credentials)
    await member.add(productId, 2)
    await member.start()
    expect((await readOrders(api.deps.db, shopper.email)).map(({ status }) => status)).toEqual(['payment_failed'])
    expect(await readStock(api.deps.db, productId)).toBe(0)
  })

  test('is replaced by the member’s own attempt, and refunded', async () => {
    const { redirect_url, order_id } = await shopper.start()
    const { credentials } = await login()
    const member = await makeShopper(api, credentials)
    const own = await member.start()
    const page = await confirmAtBank(api, own.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    await atBank(redirect_url, { action: 'resend' })
    await confirmAtBank(api, redirect_url)
    await payments.reconcile(api.deps, api.provider)
    const { orders } = await member.ask(getOrders, { query: {} })
    expect(orders.map(({ order_id: id, payment }) => [id, payment.state])).toEqual(
      expect.arrayContaining([[own.order_id, 'paid']]),
    )
    expect(await paymentOf(order_id)).toMatchObject({ status: 'refunded' })
    expect(await readStock(api.deps.db, productId)).toBe(0)
  })
})

const paymentOf = (number: string) =>
  api.deps.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.status')
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow()
