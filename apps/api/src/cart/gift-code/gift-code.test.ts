import {
  getCart,
  getPaymentStatus,
  getTrack,
  postLastOrder,
  removeFromCart,
  removeGiftCode,
  setGiftCode,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atBank, confirmAtBank, returnToShop } from '../../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertGiftCode } from '../../testing/insert-gift-code.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 1000 } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  await api.deps.db.deleteFrom('rate_limits').execute()
})

const set = (code: string) => shopper.call(setGiftCode, { body: { gift_code: code } })

test('a code lowers goods and cargo, however it is typed, and is taken off again', async () => {
  await insertGiftCode(api, 'BAHAR100')
  await shopper.add(1, 2)
  const { status, data } = await set(' bahar-100 ')
  expect(status).toBe(200)
  expect(data).toMatchObject({ gift_code_amount: 100, gift_code_balance: 100, total_price_with_shipping: 149.9 })
  expect((await shopper.ask(getCart)).total_price_with_shipping).toBe(149.9)
  const without = await shopper.ask(removeGiftCode)
  expect(without).toMatchObject({ gift_code_amount: 0, total_price_with_shipping: 249.9 })
})

test('unknown, ended, spent codes and carts that are too small are refused in words', async () => {
  await insertGiftCode(api, 'ESKI2025', { ends_at: new Date('2026-01-01') })
  await insertGiftCode(api, 'BOSBOS', { balance: 0 })
  await insertGiftCode(api, 'BUYUK500', { min_total: 50_000 })
  await shopper.add(1)
  for (const [code, message] of [
    ['YOKBOYLE', /geçersiz/],
    ['AB1', /^Hediye kodu geçersiz/],
    ['ESKI2025', /süresi dolmuş/],
    ['BOSBOS', /daha önce kullanılmış/],
    ['BUYUK500', /en az 500,00 TL/],
  ] as const) {
    const refused = await set(code)
    expect(refused.status).toBeGreaterThanOrEqual(409)
    expect(refused.message).toMatch(message)
  }
  expect((await shopper.ask(getCart)).gift_code_amount).toBe(0)
})

test('a cart that falls below the least keeps the code and says why it gives nothing', async () => {
  await insertGiftCode(api, 'UCYUZ', { min_total: 30_000 })
  await shopper.add(1, 3)
  expect((await set('UCYUZ')).data.gift_code_amount).toBe(100)
  await shopper.ask(removeFromCart, { query: { product_id: 1 } })
  await shopper.add(1, 1)
  const cart = await shopper.ask(getCart)
  expect(cart.gift_code_amount).toBe(0)
  expect(cart.messages.map(({ text }) => text)).toEqual([expect.stringMatching(/alt sınırının altına/)])
})

test('codes cannot be guessed: five wrong ones and even a right one has to wait', async () => {
  await insertGiftCode(api, 'DOGRUKOD')
  await shopper.add(1)
  for (let tries = 0; tries < 5; tries += 1) expect((await set(`TAHMIN${tries}`)).status).toBe(422)
  const waits = await set('DOGRUKOD')
  expect(waits.status).toBe(429)
  expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an order spends the code once; a refused payment and a new attempt give it back', async () => {
  const balance = await insertGiftCode(api, 'HARCA')
  await shopper.add(1)
  await set('HARCA')
  const first = await shopper.start()
  expect(await balance()).toBe(0)
  // The code reserved by the open payment attempt still belongs to this cart.
  const second = await shopper.start()
  expect(await balance()).toBe(0)
  expect((await atBank(first.redirect_url)).status).toBe(200)
  const cancelled = await atBank(second.redirect_url, { action: 'cancel' })
  await returnToShop(api, cancelled.back?.fields ?? {})
  expect(await balance()).toBe(10_000)
  const third = await shopper.start()
  const page = await confirmAtBank(api, third.redirect_url)
  expect(page.back?.fields['amount']).toBe('4990')
  await returnToShop(api, page.back?.fields ?? {})
  expect(await balance()).toBe(0)
  const { order } = await shopper.ask(postLastOrder, { body: {} })
  expect(order).toMatchObject({ gift_code_amount: 100, total_price_with_shipping: 49.9 })
  const sum = (order?.total_pure_price ?? 0) + (order?.total_tax_price ?? 0) + (order?.total_ship_price ?? 0)
  expect(sum - (order?.gift_code_amount ?? 0)).toBeCloseTo(49.9, 6)
})

test('a single-use code is used up by the first order, a balance code keeps the rest', async () => {
  const single = await insertGiftCode(api, 'TEKSEFER', { amount: 3_000, single_use: true })
  const kept = await insertGiftCode(api, 'BAKIYELI', { amount: 3_000 })
  for (const [code, left] of [
    ['TEKSEFER', single],
    ['BAKIYELI', kept],
  ] as const) {
    await shopper.add(1)
    await set(code)
    const { redirect_url } = await shopper.start()
    const page = await confirmAtBank(api, redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect(await left()).toBe(0)
  }
})

test('a code that covers everything completes the order without a bank', async () => {
  const balance = await insertGiftCode(api, 'HEPSI', { amount: 100_000 })
  await shopper.add(1)
  await set('HEPSI')
  const { card_token: _, ...wish } = await shopper.wish()
  expect(wish.total).toBe(0)
  const { data } = await shopper.pay(wish)
  expect(data.redirect_url).toContain(`/banka-yonlendirmesi?payment=${data.payment_id}`)
  expect(await shopper.ask(getPaymentStatus, { query: { payment: data.payment_id } })).toMatchObject({ status: 'paid' })
  expect(await balance()).toBe(100_000 - 14_990)
  expect((await shopper.ask(getCart)).count).toBe(0)
  const order = await shopper.ask(getTrack, { params: { order_id: data.order_id }, query: {} })
  expect(order.payment).toMatchObject({ title: 'Hediye Kodu', card: null, amount: 0 })
})
