import { getCart, getInitAddress, getPaymentStatus, postLastOrder } from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { sandboxProvider } from '../bank/sandbox-provider.ts'
import { signFields } from '@market/bank-protocol'
import type { CardBehaviour } from '@market/bank'
import { startPayment } from '@market/commerce'
import { atBank, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, type Shopper, tokenize } from '../testing/shopper.ts'
import { sqlStartedPayments } from '../ordering/sql/started-payments.ts'
import { payments } from '../wiring/payments.ts'

let api: TestApi
let shopper: Shopper
let productId = 200
let mailsBefore = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  productId += 1
  await insertProduct(api.deps.db, { id: productId })
  await shopper.add(productId, 2)
  mailsBefore = await confirmations()
})

const minutes = (count: number) => api.advance(count * 60_000)
const reconcile = () => payments.reconcile(api.deps, api.provider)
const statusOf = (payment: string) => shopper.ask(getPaymentStatus, { query: { payment } })
const stock = async () => {
  const { db } = api.deps
  const row = await db
    .selectFrom('product_stock')
    .select('stock')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.stock
}
const confirmations = async () =>
  (await readMails(api.deps.db)).filter(({ subject }) => subject.startsWith('Siparişiniz alındı')).length
/** Confirmation mails of orders placed in this test. */
const mailCount = async () => (await confirmations()) - mailsBefore
const atTheBank = async (payment: string) => {
  const { db } = api.deps
  const row = await bankBooks(db)
    .selectFrom('bank.payments')
    .select('status')
    .where('merchant_reference', '=', payment)
    .executeTakeFirst()
  return row?.status
}
/** Pays with a card and follows the bank's page to its end. */
const payWith = async (behaviour: CardBehaviour) => {
  const started = await shopper.start(behaviour)
  return { ...started, page: await confirmAtBank(api, started.redirect_url) }
}
const nothingLost = async () => {
  expect(await stock()).toBe(10)
  expect((await shopper.ask(getCart)).count).toBe(2)
  expect((await shopper.ask(getInitAddress)).selected_address).not.toBeNull()
  expect(await mailCount()).toBe(0)
}
const succeeds = async () => {
  const { page, payment_id } = await payWith('pays')
  await returnToShop(api, page.back?.fields ?? {})
  expect(await statusOf(payment_id)).toMatchObject({ status: 'paid' })
}

describe('a card that the bank refuses keeps cart and address, and the next one pays', () => {
  test('for its limit, at once', async () => {
    const refused = await shopper.pay(await shopper.wish('no-limit'), 'limit-0001')
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('limiti yetersiz') })
    await nothingLost()
    const again = await shopper.pay(await shopper.wish('pays'))
    expect(again.status).toBe(200)
  })
  test('after the code', async () => {
    const { page, payment_id } = await payWith('refused')
    await returnToShop(api, page.back?.fields ?? {})
    expect(await statusOf(payment_id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('onaylamadı'),
    })
    await nothingLost()
    await succeeds()
    expect(await stock()).toBe(8)
  })
  test('because the shopper cancelled', async () => {
    const started = await shopper.start()
    const page = await atBank(started.redirect_url, { action: 'cancel' })
    await Promise.all(Array.from({ length: 20 }, () => returnToShop(api, page.back?.fields ?? {})))
    expect(await statusOf(started.payment_id)).toMatchObject({ status: 'failed' })
    await nothingLost()
  })
})

describe('messages from a browser or a network do not settle a payment', () => {
  const lie = (fields: Record<string, string>, secret = api.deps.config.secrets.bank) => {
    const all = { reference: 'x', status: 'captured', time: String(api.deps.clock.now().getTime()), ...fields }
    return { ...all, signature: signFields(secret, 'return', all) }
  }
  test('forged returns and notices settle no payment and show none', async () => {
    const started = await shopper.start()
    const fields = { payment: started.payment_id, amount: '24990' }
    const forged = [
      lie(fields, 'another secret'),
      { ...lie(fields), amount: '1' },
      { ...lie(fields), signature: '' },
      lie({ ...fields, time: String(api.deps.clock.now().getTime() - 600_000) }),
      lie({ payment: "x' or 1=1", amount: '1' }),
      {},
    ]
    for (const one of forged) {
      expect(await returnToShop(api, one)).toBe(`303 ${api.deps.config.siteUrl}/banka-yonlendirmesi`)
      const notice = await fetch(`${api.url}/eptnew/x/bank-callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(one),
      })
      expect(notice.status).toBe(403)
    }
    expect(await statusOf(started.payment_id)).toMatchObject({ status: 'pending' })
  })
  test('a signed return settles nothing before the bank has captured the payment', async () => {
    const started = await shopper.start()
    await returnToShop(api, lie({ payment: started.payment_id, amount: '24990' }))
    expect(await statusOf(started.payment_id)).toMatchObject({ status: 'pending' })
    expect(await mailCount()).toBe(0)
  })
  test('a return for another order pays only the order that the bank names', async () => {
    const mine = await shopper.start()
    const other = await makeShopper(api)
    await other.add(productId)
    const theirs = await other.start()
    const page = await confirmAtBank(api, theirs.redirect_url)
    await returnToShop(api, { ...page.back?.fields, payment: mine.payment_id })
    await returnToShop(api, page.back?.fields ?? {})
    expect(await statusOf(mine.payment_id)).toMatchObject({ status: 'pending' })
    expect((await other.ask(postLastOrder, { body: {} })).last_order_id).toBe(theirs.order_id)
  })
  test('another amount at the bank is refunded', async () => {
    const { payment_id, page } = await payWith('silent')
    await bankBooks(api.deps.db)
      .updateTable('bank.payments')
      .set({ amount: 1, behaviour: 'pays' })
      .where('merchant_reference', '=', payment_id)
      .execute()
    await returnToShop(api, page.back?.fields ?? {})
    expect(await statusOf(payment_id)).toMatchObject({
      status: 'refunded',
      reason: expect.stringContaining('farklı bir tutar aldığı için'),
    })
    expect(await atTheBank(payment_id)).toBe('refunded')
  })
  test('a genuine return twenty times, beside the notice, completes once', async () => {
    const { page, payment_id, order_id } = await payWith('pays')
    await Promise.all(Array.from({ length: 20 }, () => returnToShop(api, page.back?.fields ?? {})))
    expect(await statusOf(payment_id)).toEqual({ kind: 'order', status: 'paid', order_id, reason: null, own: true })
    expect(await mailCount()).toBe(1)
    const sold = await api.deps.db
      .selectFrom('products')
      .select(['sold_count', 'stock'])
      .where('id', '=', productId)
      .executeTakeFirst()
    expect(sold).toEqual({ sold_count: 2, stock: 8 })
  })
})

describe('a browser that does not return from the bank', () => {
  test('is settled by the reconciler, which asks the bank', async () => {
    const { page, order_id } = await payWith('stranded')
    expect(page.back).toBeUndefined()
    expect(await reconcile()).toBe(0)
    minutes(3)
    expect(await reconcile()).toBeGreaterThan(0)
    expect((await shopper.ask(postLastOrder, { body: {} })).last_order_id).toBe(order_id)
    expect(await mailCount()).toBe(1)
    expect((await shopper.ask(getCart)).count).toBe(0)
  })
  test('frees the stock after 15 minutes if the shopper leaves the bank', async () => {
    const started = await shopper.start()
    expect(await stock()).toBe(8)
    minutes(14)
    await reconcile()
    expect(await stock()).toBe(8)
    minutes(2)
    await reconcile()
    expect(await statusOf(started.payment_id)).toMatchObject({ status: 'failed' })
    await nothingLost()
    const late = await confirmAtBank(api, started.redirect_url)
    expect(late.back?.fields['status']).toBe('refused')
  })
})

describe('a bank that gives no answer', () => {
  test('frees the stock after 15 minutes, and still makes one order of a late success', async () => {
    const { payment_id, order_id, page } = await payWith('silent')
    await returnToShop(api, page.back?.fields ?? {})
    expect(await statusOf(payment_id)).toMatchObject({ status: 'pending' })
    minutes(16)
    await reconcile()
    expect(await statusOf(payment_id)).toMatchObject({
      status: 'unsure',
      reason: null,
    })
    await nothingLost()
    minutes(5)
    await reconcile()
    await reconcile()
    expect(await statusOf(payment_id)).toEqual({ kind: 'order', status: 'paid', order_id, reason: null, own: true })
    expect(await stock()).toBe(8)
    expect(await mailCount()).toBe(1)
  })
  test('refunds a late success if the stock was sold', async () => {
    const { payment_id } = await payWith('silent')
    minutes(16)
    await reconcile()
    await setStock(api.deps.db, productId, 1)
    minutes(5)
    await reconcile()
    expect(await statusOf(payment_id)).toMatchObject({ status: 'refunded', reason: expect.stringContaining('iade') })
    expect(await atTheBank(payment_id)).toBe('refunded')
    expect(await stock()).toBe(1)
    expect((await shopper.ask(getCart)).count).toBe(2)
  })
  test('refunds a late success if another payment bought the cart', async () => {
    const { payment_id } = await payWith('silent')
    minutes(16)
    await reconcile()
    await succeeds()
    minutes(5)
    await reconcile()
    expect(await statusOf(payment_id)).toMatchObject({
      status: 'refunded',
      reason: expect.stringContaining('geç onaylandığı için'),
    })
    expect(await atTheBank(payment_id)).toBe('refunded')
    expect(await stock()).toBe(8)
    expect(await mailCount()).toBe(1)
  })
  test('answers 503 at the start, and a retry continues the order', async () => {
    const dead = sandboxProvider(
      { ...api.deps, config: { ...api.deps.config, bankUrl: 'http://127.0.0.1:9' } },
      () => '',
    )
    const body = await shopper.wish()
    const { data } = await shopper.pay(body, 'banka-0001')
    const attempt = startPayment(
      {
        starts: sqlStartedPayments(api.deps.db, api.deps.config),
        provider: dead,
        clock: api.deps.clock,
        settle: async () => undefined,
      },
      {
        paymentId: data.payment_id,
        instrument: { kind: 'card', cardToken: await tokenize(api, 'pays'), firstDigits: null, scheme: 'card' },
      },
    )
    expect(await attempt).toMatchObject({ failure: { code: 'payment/bank-unavailable' } })
    expect(await statusOf(data.payment_id)).toMatchObject({ status: 'pending' })
    const retry = await shopper.pay(body, 'banka-0001')
    expect(retry.data).toMatchObject({ order_id: data.order_id, redirect_url: data.redirect_url })
  })
})

test('stock, orders and payments agree after every kind of ending', async () => {
  for (const behaviour of ['pays', 'stranded', 'refused', 'silent'] as const) {
    shopper = await makeShopper(api)
    await shopper.add(productId)
    await payWith(behaviour)
  }
  await shopper.start()
  minutes(60)
  await reconcile()
  const { db } = api.deps
  expect(await db.selectFrom('payments').selectAll().where('status', '=', 'pending').execute()).toEqual([])
  expect(await db.selectFrom('orders').select('id').where('status', '=', 'awaiting_payment').execute()).toEqual([])
  const captured = await bankBooks(db)
    .selectFrom('bank.payments')
    .select('merchant_reference')
    .where('status', '=', 'captured')
    .execute()
  const paid = await db.selectFrom('payments').select('id').where('status', '=', 'paid').execute()
  expect(captured.length).toBeGreaterThan(1)
  expect(captured.length).toBe(paid.length)
  const held = await db
    .selectFrom('orders')
    .select('status')
    .where('stock_held', '=', true)
    .where('status', '!=', 'paid')
    .execute()
  expect(held).toEqual([])
})
