import {
  addToCart,
  deleteAddress,
  getCart,
  getInitAddress,
  getInitPayment,
  getPaymentStatus,
  postAddress,
  postCreditCard,
  postSetTc,
  removeFromCart,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { atBank, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

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
  await insertProduct(api.deps.db, { id: productId })
})

const statusOf = (payment: string) => shopper.ask(getPaymentStatus, { query: { payment } })

describe('refused before anything happens', () => {
  const unchanged = async () => {
    expect(await readStock(api.deps.db, productId)).toBe(10)
    expect(await readOrders(api.deps.db, shopper.email)).toEqual([])
    expect((await shopper.ask(getCart)).count).toBe(2)
  }
  beforeEach(() => shopper.add(productId, 2))

  test.each([
    ['another total', { total: 1 }, 409],
    ['a negative total', { total: -249.9 }, 409],
    ['an endless total', { total: 1e300 }, 409],
    ['a revision that is past', { cart_revision: 0 }, 409],
    ['a contract not accepted', { contract_accepted: false }, 422],
    ['another contract', { contract_version: '2026-11.x' }, 409],
    ['an instalment not offered', { installment: 5 }, 422],
    ['an endless instalment', { installment: 99 }, 422],
    ['a price of its own', { price: 1 }, 422],
    ['an interest of its own', { interest: 0 }, 422],
    ['a total as text', { total: '249.9' }, 422],
  ])('%s', async (_, tampered, status) => {
    const body = { ...(await shopper.wish()), ...tampered }
    expect((await shopper.pay(body)).status).toBe(status)
    await unchanged()
  })
  test.each(['products', 'shops'] as const)(
    'goods of %s that were closed meanwhile: nothing charged',
    async (table) => {
      const body = await shopper.wish()
      const id = table === 'products' ? productId : 1
      const close = (active: boolean) => api.deps.db.updateTable(table).set({ active }).where('id', '=', id).execute()
      await close(false)
      expect(await shopper.pay(body)).toMatchObject({
        status: 409,
        message: expect.stringMatching(/şu anda satışta değil\. Devam etmek için sepetinizden çıkarın/),
      })
      expect((await shopper.call(getInitPayment)).status).toBe(409)
      await unchanged()
      await close(true)
    },
  )
  test('a price changed during checkout: nothing is charged, and the new total is shown', async () => {
    const body = await shopper.wish()
    await api.deps.db.updateTable('products').set({ price: 9_000 }).where('id', '=', productId).execute()
    const refused = await shopper.pay(body)
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('229,90 TL') })
    await unchanged()
    await api.deps.db.updateTable('products').set({ price: 10_000 }).where('id', '=', productId).execute()
  })
  test('a cart that changed meanwhile', async () => {
    const body = await shopper.wish()
    await shopper.add(productId)
    expect(await shopper.pay(body)).toMatchObject({ status: 409, message: expect.stringContaining('349,90 TL') })
    expect(await readOrders(api.deps.db, shopper.email)).toEqual([])
  })
  test('stock that another took meanwhile', async () => {
    const body = await shopper.wish()
    await setStock(api.deps.db, productId, 1)
    const refused = await shopper.pay(body)
    expect(refused.status).toBe(409)
    expect(refused.message).toContain(`Deneme Ürünü ${productId}`)
    expect(await readOrders(api.deps.db, shopper.email)).toEqual([])
    expect(await readStock(api.deps.db, productId)).toBe(1)
  })
  test('no address, no identity, no items', async () => {
    const body = await shopper.wish()
    const { selected_address: id } = await shopper.ask(getInitAddress)
    await shopper.ask(deleteAddress, { params: { id: id ?? '' } })
    expect(await shopper.pay(body)).toMatchObject({ status: 409, message: expect.stringContaining('teslimat adres') })
    expect((await shopper.call(getInitPayment)).status).toBe(409)
    const visitor = await makeVisitor(api.url)
    await visitor.ask(postAddress, { body: homeAddress })
    expect((await visitor.call(postCreditCard, { body })).message).toContain('Sepetinizde henüz')
    await visitor.ask(addToCart, { body: { product_id: productId, num: 1 } })
    expect((await visitor.call(postCreditCard, { body })).message).toContain('giriş yapın')
    await unchanged()
    await shopper.ask(removeFromCart, { query: {} })
    expect((await shopper.pay(body)).message).toContain('Sepetinizde henüz')
  })
  test('gold requires a national ID on the invoice, and allows one payment', async () => {
    await shopper.ask(removeFromCart, { query: {} })
    await insertProduct(api.deps.db, { id: productId + 7000, gold: true })
    await shopper.add(productId + 7000)
    expect((await shopper.call(getInitPayment)).message).toContain('T.C. kimlik')
    expect((await shopper.ask(getInitAddress)).tc_kept).toBe(false)
    await shopper.ask(postSetTc, { body: { tc: '10000000146' } })
    expect((await shopper.ask(getInitAddress)).tc_kept).toBe(true)
    expect((await shopper.ask(getInitPayment)).invoice.tc).toBe('10000000146')
    await shopper.ask(postAddress, { body: { ...homeAddress, tc: '10000000146' } })
    const { methods, installment_cap } = await shopper.ask(getInitPayment)
    expect(installment_cap).toMatchObject({ max: 1, reason: expect.stringContaining('Altın') })
    expect(methods).toHaveLength(9)
    const offered = methods.filter(({ available }) => available).map(({ method }) => method)
    expect(offered).toEqual(['credit_card', 'bank_transfer', 'bkm', 'gpay', 'bank_instant'])
  })
})

describe('doubled and repeated', () => {
  test('a double click with one key places one order and takes stock once', async () => {
    await shopper.add(productId, 2)
    const body = await shopper.wish()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.pay(body, 'odeme-0001')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => `${data.order_id} ${data.redirect_url}`)).size).toBe(1)
    expect(await readOrders(api.deps.db, shopper.email)).toHaveLength(1)
    expect(await readStock(api.deps.db, productId)).toBe(8)
    const page = await confirmAtBank(api, answers[0]?.data.redirect_url ?? '')
    await returnToShop(api, page.back?.fields ?? {})
    const late = await shopper.pay(body, 'odeme-0001')
    expect(late.data).toMatchObject({
      order_id: answers[0]?.data.order_id,
      redirect_url: expect.stringContaining('/banka-yonlendirmesi?payment='),
    })
    expect(await readOrders(api.deps.db, shopper.email)).toHaveLength(1)
  })
  test('a retry with the same key and a new card token returns the same order and payment', async () => {
    await shopper.add(productId)
    const body = await shopper.wish()
    const first = await shopper.pay(body, 'odeme-0009')
    const again = await shopper.pay({ ...body, card_token: (await shopper.wish()).card_token }, 'odeme-0009')
    expect(again).toMatchObject({ status: 200, data: first.data })
    expect(await readOrders(api.deps.db, shopper.email)).toHaveLength(1)
  })
  test('a retry with the same key continues the order after the bank did not respond', async () => {
    await shopper.add(productId)
    const body = await shopper.wish()
    const { start } = api.provider
    Object.assign(api.provider, { start: async () => ({ ok: false, failure: { kind: 'unavailable' } }) })
    expect((await shopper.pay(body, 'odeme-0010')).status).toBe(503)
    Object.assign(api.provider, { start })
    const again = await shopper.pay({ ...body, card_token: (await shopper.wish()).card_token }, 'odeme-0010')
    expect(again.status).toBe(200)
    expect(await readOrders(api.deps.db, shopper.email)).toMatchObject([{ number: again.data.order_id }])
  })
  test('a key with another body is refused, and another shopper’s key finds nothing', async () => {
    await shopper.add(productId)
    const body = await shopper.wish()
    const { data } = await shopper.pay(body, 'odeme-0002')
    expect((await shopper.pay({ ...body, note: 'başka' }, 'odeme-0002')).status).toBe(422)
    const other = await makeShopper(api)
    expect((await other.pay(body, 'odeme-0002')).status).toBe(409)
    expect((await other.call(getPaymentStatus, { query: { payment: data.payment_id } })).status).toBe(404)
    expect((await other.call(getPaymentStatus, { query: { payment: "x'" } })).status).toBe(404)
  })
  test('a second attempt takes the place of the first; paying both ends in one charge', async () => {
    await shopper.add(productId, 2)
    const first = await shopper.start()
    const second = await shopper.start()
    expect(await readStock(api.deps.db, productId)).toBe(8)
    expect((await readOrders(api.deps.db, shopper.email)).map(({ status }) => status)).toEqual([
      'payment_failed',
      'awaiting_payment',
    ])
    const codes = await atBank(first.redirect_url, { action: 'resend' }).then(() =>
      confirmAtBank(api, first.redirect_url),
    )
    await returnToShop(api, codes.back?.fields ?? {})
    expect(await statusOf(first.payment_id)).toMatchObject({
      status: 'refunded',
      reason: expect.stringContaining('iade'),
    })
    await atBank(second.redirect_url, { action: 'resend' })
    const page = await confirmAtBank(api, second.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect(await statusOf(second.payment_id)).toMatchObject({ status: 'paid' })
    expect(await readStock(api.deps.db, productId)).toBe(8)
    const atTheBank = await bankBooks(api.deps.db)
      .selectFrom('bank.payments')
      .select('status')
      .where('merchant_reference', 'in', [first.payment_id, second.payment_id])
      .orderBy('created_at')
      .execute()
    expect(atTheBank).toEqual([{ status: 'refunded' }, { status: 'captured' }])
    expect((await shopper.call(getInitPayment)).status).toBe(409)
  })
})
