import {
  getHgsStart,
  getHgsTopUp,
  getPaymentStatus,
  postHgsAccount,
  postHgsRemittance,
  postHgsTopUp,
  postLastOrder,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { payAtBank, paymentOf, topUpWish } from '../testing/buyer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { addDemoTolls, demoVehicles } from '../demo/add-demo-tolls.ts'
import { payments } from '../wiring/payments.ts'

const minute = 60_000
const [{ plate, vin }] = demoVehicles
let api: TestApi
let buyer: Visitor
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { db } = api.deps
  for (const table of ['hgs_top_ups', 'purchases', 'hgs_accounts', 'mails', 'rate_limits'] as const)
    await db.deleteFrom(table).execute()
  await addDemoTolls(db)
  await db
    .insertInto('bank_accounts')
    .values({
      id: 1,
      position: 1,
      bank: 'Deneme Bankası',
      holder: 'Güvercin',
      iban: 'TR330006100519786457841326',
      instant: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  buyer = await makeVisitor(api.url)
})

const account = (vehicle: string, by = 'plate') => buyer.call(postHgsAccount, { body: { by, vehicle } })
const balance = async () => (await account(plate)).data.balance
const begin = async (behaviour?: Parameters<typeof topUpWish>[2]) =>
  buyer.ask(postHgsTopUp, { body: await topUpWish(buyer, plate, behaviour) })
const reconcile = () => payments.reconcile(api.deps, api.provider)

describe('an account', () => {
  it('is found by plate and VIN as people type them, debts included', async () => {
    expect((await account(' 34 gvr 101 ')).data).toEqual({ plate, vehicle_class: 1, balance: 124.5 })
    expect((await account(vin.toLowerCase(), 'vin')).data.plate).toBe(plate)
    expect((await account('06GVR202')).data.balance).toBe(-38.75)
  })

  it('is refused with a message: no plate, no account, too many requests', async () => {
    expect(await account('99 ABC 123')).toMatchObject({ status: 422, message: expect.stringMatching(/Plaka/) })
    expect(await account('34 ABC 12')).toMatchObject({ status: 404, message: expect.stringMatching(/HGS hesabı/) })
    await api.deps.db.deleteFrom('rate_limits').execute()
    for (let asked = 0; asked < 30; asked += 1) await account(plate)
    expect((await account(plate)).status).toBe(429)
  })
})

// A refusal reveals as much about a guessed plate as a balance does.
it('a top-up is shown only to the session that started it', async () => {
  const { payment_id: payment } = await begin()
  expect(await buyer.ask(getHgsTopUp, { query: { payment } })).toMatchObject({
    paid: false,
    paid_at: null,
    account: { plate },
  })
  const other = await makeVisitor(api.url)
  expect((await other.call(getHgsTopUp, { query: { payment } })).status).toBe(404)
  expect((await buyer.call(getHgsTopUp, { query: { payment: 'yok' } })).status).toBe(404)
})

describe('refusals of writes', () => {
  const unknown = { by: 'plate', vehicle: '34ABC12' } as const
  const remittance = { first_name: 'Ada', last_name: 'Deneme', email: 'ada@ornek.test', phone: '0555 000 00 00' }
  const tooMany = {
    status: 429,
    message: expect.stringMatching(/^Çok fazla deneme yaptınız\. Lütfen \d+ (dakika|saniye) sonra/),
  }

  it('of a top-up count towards the limit of requests, and successful ones do not', async () => {
    const body = await topUpWish(buyer, plate)
    for (let paid = 0; paid < 3; paid += 1) expect((await begin()).order_id).not.toBe('')
    for (let tried = 0; tried < 30; tried += 1)
      expect((await buyer.call(postHgsTopUp, { body: { ...body, ...unknown } })).status).toBe(404)
    const refused = await buyer.call(postHgsTopUp, { body: { ...body, ...unknown } })
    expect(refused).toMatchObject(tooMany)
    expect(await account(plate)).toMatchObject(tooMany)
    api.advance(10 * minute)
    expect((await account(plate)).status).toBe(200)
  })

  it('of a remittance count with the look-ups, of a new visitor from the same address too', async () => {
    const ask = (from: Visitor) => from.call(postHgsRemittance, { body: { ...remittance, ...unknown } })
    for (let tried = 0; tried < 30; tried += 1) expect((await ask(buyer)).status).toBe(404)
    expect(await ask(buyer)).toMatchObject(tooMany)
    expect(await ask(await makeVisitor(api.url))).toMatchObject(tooMany)
  })
})

describe('a top-up', () => {
  it('is added to the balance once after the payment, with an order number', async () => {
    const before = await balance()
    const started = await begin()
    expect(await paymentOf(buyer, started.payment_id)).toMatchObject({ kind: 'hgs', status: 'pending' })
    expect(await balance()).toBe(before)
    const page = await confirmAtBank(api, started.redirect_url)
    await Promise.all(Array.from({ length: 10 }, () => returnToShop(api, page.back?.fields ?? {})))
    expect(await paymentOf(buyer, started.payment_id)).toEqual({
      kind: 'hgs',
      status: 'paid',
      order_id: started.order_id,
      reason: null,
      own: true,
    })
    expect(await balance()).toBe(before + 100)
    expect(await buyer.ask(postLastOrder, { body: { platform: 'hgs' } })).toEqual({
      last_order_id: started.order_id,
      order: null,
    })
    expect(await readMails(api.deps.db)).toEqual([])
  })

  it('of a member is confirmed by mail, and hidden from other visitors', async () => {
    const member = await insertMember(api)
    buyer = await makeVisitor(api.url, member.credentials)
    const started = await begin()
    await payAtBank(api, started.redirect_url)
    const [mail] = await readMails(api.deps.db)
    expect(mail).toMatchObject({ recipient: member.email, subject: expect.stringContaining(plate) })
    expect(mail?.text).toContain('224,50 TL')
    const other = await makeVisitor(api.url)
    const query = { payment: started.payment_id }
    expect((await other.call(getPaymentStatus, { query })).status).toBe(404)
    expect((await other.ask(postLastOrder, { body: { platform: 'hgs' } })).last_order_id).toBeNull()
  })

  it('is started once for repeated requests with one key', async () => {
    const body = await topUpWish(buyer, plate)
    const headers = { 'idempotency-key': 'tek-yukleme' }
    const answers = []
    for (let asked = 0; asked < 3; asked += 1) answers.push(await buyer.call(postHgsTopUp, { body }, headers))
    expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1)
    expect((await buyer.call(postHgsTopUp, { body: { ...body, vehicle: '06GVR202' } }, headers)).status).toBe(422)
    expect(await api.deps.db.selectFrom('purchases').select('id').execute()).toHaveLength(1)
  })

  // security.md 12.
  it('is refused if any field was changed, and starts no payment', async () => {
    const body = await topUpWish(buyer, plate)
    const tampered: readonly [object, number][] = [
      [{ total: body.total - 0.01 }, 409],
      [{ total: 0 }, 409],
      [{ offer_id: 999_999 }, 422],
      [{ offer_id: 2 }, 409],
      [{ contract_accepted: false }, 422],
      [{ contract_version: 'eski' }, 409],
      [{ vehicle: '34ABC12' }, 404],
      [{ vehicle: '' }, 422],
      [{ amount: 1_000 }, 422],
      [{ user_id: '1' }, 422],
    ]
    for (const [change, status] of tampered) {
      const heard = await buyer.call(postHgsTopUp, { body: { ...body, ...change } })
      expect([change, heard.status]).toEqual([change, status])
      expect(heard.message).not.toBe('')
    }
    expect(await api.deps.db.selectFrom('purchases').select('id').execute()).toEqual([])
  })

  it('adds nothing if the bank refuses, and reports the reason', async () => {
    const heard = await buyer.call(postHgsTopUp, { body: await topUpWish(buyer, plate, 'no-limit') })
    expect(heard).toMatchObject({ status: 422, message: expect.stringMatching(/limit/) })
    const started = await begin('refused')
    await payAtBank(api, started.redirect_url)
    expect(await paymentOf(buyer, started.payment_id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/onaylamadı/),
    })
    expect(await balance()).toBe(124.5)
  })

  it('is settled by the reconciler if the browser does not return', async () => {
    const started = await begin('stranded')
    await confirmAtBank(api, started.redirect_url)
    expect(await balance()).toBe(124.5)
    api.advance(3 * minute)
    expect(await reconcile()).toBe(1)
    expect(await reconcile()).toBe(0)
    expect(await balance()).toBe(224.5)
    await expect(paymentOf(buyer, started.payment_id)).resolves.toMatchObject({ status: 'paid' })
  })

  it('of a bank that is silent expires, and is added when the success comes late', async () => {
    const started = await begin('silent')
    await confirmAtBank(api, started.redirect_url)
    api.advance(16 * minute)
    await reconcile()
    expect(await paymentOf(buyer, started.payment_id)).toMatchObject({ status: 'unsure' })
    api.advance(5 * minute)
    await reconcile()
    expect(await paymentOf(buyer, started.payment_id)).toMatchObject({ status: 'paid' })
    expect(await balance()).toBe(224.5)
  })

  it('accepts a contract that can be read in full', async () => {
    const { documents } = await buyer.ask(getHgsStart)
    expect(documents).toMatchObject([{ title: 'HGS Bakiye Yükleme Sözleşmesi' }])
    expect(documents[0]?.html).toContain('cayma hakkı')
    expect(documents[0]?.html).toContain('100,00 TL')
  })
})

describe('a mail about transfers', () => {
  const form = {
    first_name: 'Ada',
    last_name: 'Deneme',
    email: 'ada@ornek.test',
    phone: '0555 000 00 00',
    by: 'plate',
    vehicle: '34 gvr 101',
  }
  const send = (change: object = {}) => buyer.call(postHgsRemittance, { body: { ...form, ...change } })

  it('goes to who asked, without a word that was typed, and to the office', async () => {
    expect((await send({ first_name: 'Reklam metni' })).status).toBe(200)
    const [asked, office] = await readMails(api.deps.db)
    expect(asked).toMatchObject({
      recipient: 'ada@ornek.test',
      text: expect.stringContaining('TR33 0006 1005 1978 6457 8413 26'),
    })
    expect(asked?.text).toContain('Açıklama: 34GVR101')
    expect(asked?.html).not.toContain('Reklam')
    expect(office).toMatchObject({
      recipient: api.deps.config.serviceMail,
      text: expect.stringContaining('Reklam metni'),
    })
  })

  it('is refused with a message, and limited by mailbox and sender', async () => {
    for (const [change, status] of [
      [{ first_name: '' }, 422],
      [{ email: 'ada' }, 422],
      [{ phone: '1' }, 422],
      [{ vehicle: 'x' }, 422],
      [{ vehicle: '34ABC12' }, 404],
      [{ extra: 1 }, 422],
    ] as const)
      expect((await send(change)).status).toBe(status)
    expect(await readMails(api.deps.db)).toEqual([])
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect(await readMails(api.deps.db)).toHaveLength(6)
  })
})
