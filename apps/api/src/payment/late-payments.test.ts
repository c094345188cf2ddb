import { getOpenPayments, getOrders, getPaymentStatus, getTrack, postPayWithUrl } from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { recountStock } from '../catalog/product/recount-stock.ts'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { auditBooks } from '../office/audit-books.ts'
import { payments } from '../wiring/payments.ts'

let api: TestApi
let shopper: Shopper
let productId = 400
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { credentials } = await insertMember(api)
  shopper = await makeShopper(api, credentials)
  productId += 1
  await insertProduct(api.deps.db, { id: productId, stocks: { '': 2 } })
  await shopper.add(productId, 2)
  await api.deps.db.deleteFrom('mails').execute()
})

const minutes = async (count: number) => {
  api.advance(count * 60_000)
  await payments.reconcile(api.deps, api.provider)
}
const subjects = async () => (await readMails(api.deps.db)).map(({ subject }) => subject.split(':')[0])
const listed = async () => (await shopper.ask(getOrders, { query: {} })).orders
const open = async () => (await shopper.ask(getOpenPayments)).items
const stateOf = async (payment: string) => (await shopper.ask(getPaymentStatus, { query: { payment } })).status
const pay = async (behaviour: 'silent' | 'pays') => {
  const started = await shopper.start(behaviour)
  const page = await confirmAtBank(api, started.redirect_url)
  return { ...started, fields: page.back?.fields ?? {} }
}

describe('a bank that does not answer in time', () => {
  test('leaves the order unpaid in the list, with a mail that asks to wait, until it is paid', async () => {
    const { order_id } = await pay('silent')
    await minutes(16)
    expect(await open()).toMatchObject([{ order_id, state: 'unknown', continue_url: null }])
    expect(await listed()).toMatchObject([
      { order_id, status: 'awaiting_payment', status_text: 'Ödeme sonucu bekleniyor', payment: { state: 'unknown' } },
    ])
    expect(await subjects()).toEqual(['Ödemenizin sonucu bekleniyor'])
    await minutes(5)
    expect(await open()).toEqual([])
    expect(await listed()).toMatchObject([{ order_id, payment: { state: 'paid' } }])
    expect(await subjects()).toEqual(['Ödemenizin sonucu bekleniyor', 'Siparişiniz alındı'])
  })

  test('refunds a late payment if the shop has closed', async () => {
    const { order_id } = await pay('silent')
    await minutes(16)
    const close = (active: boolean) => api.deps.db.updateTable('shops').set({ active }).where('id', '=', 1).execute()
    await close(false)
    await minutes(5)
    expect(await listed()).toMatchObject([{ order_id, payment: { state: 'refunded' } }])
    await close(true)
  })

  test('refunds a late payment if the stock is gone, with a mail and a row in the list', async () => {
    const { order_id } = await pay('silent')
    await minutes(16)
    await setStock(api.deps.db, productId, 0)
    await minutes(5)
    expect(await listed()).toMatchObject([
      { order_id, status: 'payment_failed', status_text: 'Ödeme iade edildi', payment: { state: 'refunded' } },
    ])
    const mails = await readMails(api.deps.db)
    expect(mails.at(-1)).toMatchObject({
      subject: `Ödemeniz iade edildi: ${order_id}`,
      text: expect.stringMatching(/karta iade/),
    })
  })
})

test('a second payment for the same order is refunded with a mail, and both orders are listed', async () => {
  const first = await pay('silent')
  const second = await pay('pays')
  await returnToShop(api, second.fields)
  expect(await open()).toEqual([])
  await minutes(21)
  expect((await listed()).map(({ order_id, payment }) => [order_id, payment.state])).toEqual([
    [second.order_id, 'paid'],
    [first.order_id, 'refunded'],
  ])
  expect(await subjects()).toEqual(['Siparişiniz alındı', 'Ödemeniz iade edildi'])
  // The payment was not late: another attempt had replaced it.
  expect((await readMails(api.deps.db)).at(-1)?.text).toContain('yerine yenisini başlattığınız')
  expect((await shopper.ask(getPaymentStatus, { query: { payment: first.payment_id } })).reason).toContain(
    'yerine yenisi başlatıldığı',
  )
})

test('an abandoned attempt is reported by one mail, and is found by its number', async () => {
  const { order_id } = await shopper.start()
  await minutes(16)
  await minutes(16)
  expect(await subjects()).toEqual(['Ödemeniz tamamlanmadı'])
  expect(await listed()).toEqual([])
  // The session has expired by now.
  const order = await shopper.ask(getTrack, { params: { order_id }, query: {} })
  expect(order).toMatchObject({ order_id, status: 'payment_failed', payment: { state: 'failed' } })
})

test('an unpaid payment link is reported by a mail that says so', async () => {
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  await shopper.ask(postPayWithUrl, { body: wish })
  await minutes(25 * 60)
  await minutes(1)
  const mails = await readMails(api.deps.db)
  expect(mails.at(-1)).toMatchObject({ text: expect.stringContaining('Ödeme linki süresi içinde kullanılmadığı') })
})

test('a payment of another amount is refunded, and the stock is free', async () => {
  const { payment_id, fields } = await pay('silent')
  await bankBooks(api.deps.db)
    .updateTable('bank.payments')
    .set({ amount: 1, behaviour: 'pays' })
    .where('merchant_reference', '=', payment_id)
    .execute()
  await returnToShop(api, fields)
  expect(await stateOf(payment_id)).toBe('refunded')
  expect(await readStock(api.deps.db, productId)).toBe(2)
  expect(await subjects()).toEqual(['Ödemeniz iade edildi'])
  const [mail] = await readMails(api.deps.db)
  expect(mail?.text).toContain('farklı bir tutar aldığı için')
  expect(mail?.text).not.toContain('geç geldiği')
})

test('a refund without a message from the bank is not shown as unclaimed', async () => {
  const { payment_id } = await pay('silent')
  await minutes(16)
  await setStock(api.deps.db, productId, 0)
  const { refund } = api.provider
  Object.assign(api.provider, {
    refund: async (id: string) => {
      await refund(id)
      return { ok: false, failure: { kind: 'unavailable' } }
    },
  })
  await minutes(5)
  expect(await stateOf(payment_id)).toBe('unsure')
  Object.assign(api.provider, { refund })
  await setStock(api.deps.db, productId, 2)
  await minutes(5)
  expect(await stateOf(payment_id)).toBe('refunded')
  expect(await subjects()).toEqual(['Ödemenizin sonucu bekleniyor', 'Ödemeniz iade edildi'])
  expect(await readStock(api.deps.db, productId)).toBe(2)
})

test('a payment that the bank does not know for weeks is checked and reported once a day', async () => {
  const { payment_id } = await pay('silent')
  await minutes(16)
  const { inquire } = api.provider
  let asked = 0
  Object.assign(api.provider, {
    inquire: async () => {
      asked += 1
      return { ok: false, failure: { kind: 'unavailable' } }
    },
  })
  const errors: unknown[] = []
  const log = { ...api.deps.log, error: (fields: unknown) => errors.push(fields) }
  for (let day = 0; day < 10; day += 1) {
    api.advance(86_400_000)
    for (const _ of [1, 2]) await payments.reconcile({ ...api.deps, log: log as never }, api.provider)
  }
  // The bank is asked twice a day in the first week, then once a day.
  expect(asked).toBeGreaterThanOrEqual(12 + 3)
  expect(asked).toBeLessThan(20)
  expect(errors).toContainEqual({ payment: payment_id, days: 9 })
  Object.assign(api.provider, { inquire })
  await minutes(24 * 60)
  const row = await api.deps.db.selectFrom('payments').select('status').where('id', '=', payment_id).executeTakeFirst()
  expect(row?.status).toMatch(/paid|refunded/)
})

test('the books balance after these cases, and a wrong stock of a listing is corrected', async () => {
  expect(await auditBooks(api.deps.db)).toEqual([])
  await api.deps.db.updateTable('products').set({ stock: 77 }).where('id', '=', productId).execute()
  expect(await recountStock(api.deps.db)).toBe(1)
  expect(await readStock(api.deps.db, productId)).toBe(2)
})
