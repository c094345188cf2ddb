import {
  cancelCalls,
  getHasBought,
  getInitPayment,
  getOrders,
  getProductsNoComment,
  getRefund,
  getTrack,
  postCashOnDelivery,
  postPush,
  postSelectAddress,
} from '@market/contract'
import { createECDH, randomBytes } from 'node:crypto'
import { settleRefunds } from '@market/commerce'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findCategory } from '@market/domain/catalog'
import { auditBooks } from '../office/audit-books.ts'
import { doInOffice } from '../office/run-office.ts'
import { settlePorts } from '../refunds/settle-ports.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import type { TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop, type ProductToInsert } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { advanceParcels } from './advance-parcels.ts'

const apis = bothDatabases()
const day = 86_400_000
let product = 1_700

async function placeForCash(shopper: Shopper): Promise<string> {
  await shopper.ask(getInitPayment)
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  return (await shopper.ask(postCashOnDelivery, { body: wish })).order_id
}

/**
 * A member's order to a branch or a locker, moved until it waits there; an order to an address is moved until it is on
 * its way.
 */
async function waiting(
  api: TestApi,
  kind: 'branch' | 'kargomat' | 'address',
  trackingNo = 'GV 1',
  byCash = false,
  goods: Partial<ProductToInsert> = {},
  other?: number,
) {
  product += 1
  const { db } = api.deps
  if (kind !== 'address') {
    const place = {
      id: product,
      kind,
      name: `Yer ${product}`,
      address: 'İskele No: 2',
      city: 'İzmir',
      district: 'Konak',
    }
    await db
      .insertInto('pickup_points')
      .values({ ...place, hours: '08.30–17.00' })
      .execute()
  }
  await insertProduct(db, { id: product, shop_id: 1, kargomat: true, stocks: { '': 5 }, ...goods })
  const { credentials } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  /** Signs in again, since tokens expire while the clock advances by days. */
  const now = () => makeVisitor(api.url, credentials)
  await shopper.add(product)
  if (other !== undefined) await shopper.add(other)
  if (kind !== 'address')
    await shopper.ask(postSelectAddress, { body: { shipping: { option: kind, pickup_id: product } } })
  const number = byCash ? await placeForCash(shopper) : await completeCardOrder(api, shopper)
  const office = async (...args: readonly string[]) => {
    const done = await doInOffice(api.deps, args, api.provider)
    return done.ok ? done.value : `refused: ${done.failure}`
  }
  await office('hand-over', number, '1', ...trackingNo.split(' '))
  if (kind !== 'address') await office('deliver', number, '1')
  const parcel = async () => (await (await now()).ask(getTrack, { params: { order_id: number }, query: {} })).shops[0]
  const news = async () =>
    (await readMails(db))
      .filter(({ subject }) => subject.startsWith('Paketiniz') && subject.endsWith(number))
      .map(({ subject }) => subject.slice(0, -number.length - 2))
  const turn = () => advanceParcels(api.deps, api.provider)
  const days = async (count: number) => {
    for (let step = 0; step < count; step += 1) {
      api.advance(day)
      await turn()
    }
  }
  /** How the list of orders shows it: its groups, its status, and whether a comment is requested and accepted. */
  const seen = async () => {
    const buyer = await now()
    const inGroup = async (state: 'under_way' | 'delivered' | 'given_back') =>
      (await buyer.ask(getOrders, { query: { state, q: number } })).orders.length > 0
    const [order] = (await buyer.ask(getOrders, { query: { q: number } })).orders
    const asked = (await buyer.ask(getProductsNoComment, { query: { limit: 20 } })).products
    return {
      order: order?.status_text,
      parcel: order?.shops[0]?.status_text,
      status: [order?.status, order?.shops[0]?.status],
      groups: [await inGroup('under_way'), await inGroup('delivered'), await inGroup('given_back')],
      asked: asked.some(({ id }) => id === product),
      welcome: (await buyer.ask(getHasBought, { params: { id: product } })).has_bought,
    }
  }
  const refund = async () => (await now()).ask(getRefund, { params: { order_id: number } })
  return { now, seen, refund, number, product, office, parcel, news, turn, days }
}

it.each([
  ['pglite', 'branch', 'şubede'],
  ['postgres', 'kargomat', 'Kargomat’ta'],
] as const)('the simulated carrier reports a collected parcel once, on %s', async (name, kind, where) => {
  const api = apis[name]
  const { now, seen, number, parcel, news, turn } = await waiting(api, kind)
  expect(await parcel()).toMatchObject({
    status_text: 'Teslim noktasında bekliyor',
    next_step: expect.stringContaining(`${where} sizi bekler`),
    hand_over_code: expect.stringMatching(/^\d{6}$/),
  })
  expect((await news()).at(-1)).toBe(`Paketiniz ${where} sizi bekliyor`)
  const mail = (await readMails(api.deps.db)).find(({ subject }) => subject.endsWith(`bekliyor: ${number}`))
  expect(mail?.text).toContain('Adres: İskele No: 2, Konak / İzmir\nAçık olduğu saatler: 08.30–17.00')
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const endpoint = `https://fcm.googleapis.com/fcm/send/counter-${name}`
  const device = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await (await now()).ask(postPush, { body: device })
  api.advance(2 * day)
  await Promise.all([turn(), turn()])
  const pushed = api.deps.db.selectFrom('pushes').select('title').where('endpoint', '=', endpoint)
  expect(await pushed.execute()).toEqual([{ title: 'Paketiniz teslim alındı' }])
  expect((await news()).filter((one) => one === 'Paketiniz teslim alındı')).toHaveLength(1)
  const fetched = await parcel()
  expect(fetched).toMatchObject({
    status: 'delivered',
    hand_over_code: null,
    fetch_until: null,
    next_step: expect.stringMatching(/^İade için son gün/),
  })
  expect(fetched?.steps.at(-1)).toMatchObject({ title: 'Teslim alındı', state: 'done' })
  const taken = { order: 'Teslim edildi', parcel: 'Teslim edildi', status: ['delivered', 'delivered'] }
  expect(await seen()).toEqual({ ...taken, groups: [false, true, false], asked: true, welcome: true })
})

it.each(['pglite', 'postgres'] as const)(
  'what nobody fetched goes back after its last day, and is paid back when it has come, on %s',
  async (name) => {
    const api = apis[name]
    const {
      seen,
      refund,
      number,
      product: id,
      parcel,
      news,
      turn,
      days,
    } = await waiting(api, 'branch', 'GV 123 456 000 TR')
    const left = await readStock(api.deps.db, id)
    const there = 'Teslim noktasında bekliyor'
    expect(await seen()).toMatchObject({ order: there, parcel: there, status: ['delivered', 'delivered'] })
    expect(await seen()).toMatchObject({ groups: [true, false, false], asked: false })
    await days(6)
    expect((await parcel())?.status_text).toBe('Teslim noktasında bekliyor')
    api.advance(3 * day)
    await Promise.all([turn(), turn()])
    expect((await news()).filter((one) => one === 'Paketiniz geri gönderildi')).toHaveLength(1)
    const back = await parcel()
    expect(back?.steps.at(-1)?.title).toBe('Teslim alınmadı, geri gönderildi')
    expect(back).toMatchObject({ hand_over_code: null, next_step: expect.stringContaining('geri dönüyor') })
    // The parcel counts as not accepted, whatever the carrier calls its steps.
    const gone = { order: 'Teslim alınmadı', parcel: 'Teslim alınmadı', status: ['cancelled', 'cancelled'] }
    expect(await seen()).toEqual({ ...gone, groups: [false, false, true], asked: false, welcome: false })
    const { refunds } = await refund()
    expect(refunds).toMatchObject([
      { kind: 'cancel', status: 'waiting', handed_in_at: expect.any(String), total: 149.9, cargo_refund: 49.9 },
    ])
    // The refund of another owner's order is not found.
    const stranger = await makeVisitor(api.url)
    expect((await stranger.call(getRefund, { params: { order_id: number } })).status).toBe(404)
    await days(4)
    await settleRefunds(settlePorts(api.deps, api.provider))
    expect(await readStock(api.deps.db, id)).toBe(left + 1)
    const done = await refund()
    expect(done.refunds).toMatchObject([{ status: 'refunded', due: { settled: null } }])
    expect(done.refunded).toBe(149.9)
    const told = (await readMails(api.deps.db)).filter(({ subject }) => subject.endsWith(number)).slice(-2)
    expect(told.map(({ subject }) => subject)).toEqual([
      `Paketiniz mağazaya döndü: ${number}`,
      `İade tutarınız ödendi: ${number}`,
    ])
  },
)

it.each(['credit_card', 'cash_on_delivery'] as const)(
  'nothing of a parcel that waits is returned, and one past its last day has its way out: %s',
  async (method) => {
    const api = apis.pglite
    const food = {
      category_id: findCategory('kahvaltilik')?.id ?? 0,
      category_path: [findCategory('kahvaltilik')?.id ?? 0],
    }
    const byCash = method === 'cash_on_delivery'
    const {
      now,
      number,
      product: id,
      office,
      parcel,
      seen,
      refund,
      turn,
    } = await waiting(api, 'branch', 'GV 9', byCash, food)
    const items = [{ product_id: id, attr_id: '', quantity: 1, reason_id: 11, note: '' }]
    const ask = async () => (await now()).call(cancelCalls.postAction, { body: { order_id: number, items } })
    expect((await ask()).status).toBe(422)
    expect((await (await now()).ask(cancelCalls.getProducts, { query: { order_id: number } })).items).toEqual([])
    api.advance(16 * day)
    expect(await parcel()).toMatchObject({
      status_text: 'Teslim alınmadı',
      next_step: expect.stringContaining('gönderilecek'),
    })
    expect(await seen()).toMatchObject({ groups: [true, false, false], asked: false })
    expect((await ask()).status).toBe(422)
    const listed = (await office('waiting')).split('\n').find((line) => line.startsWith(`send-back ${number} 1 `))
    expect(listed).toContain(`or fetched ${number} 1: waited at Yer ${id} until `)
    expect(await office('send-back', number, '1')).toContain('goes back')
    const { return_code } = (await refund()).refunds[0] ?? {}
    expect(await office('receive', return_code ?? '')).toContain('is received')
    await turn()
    await settleRefunds(settlePorts(api.deps, api.provider))
    expect(await readStock(api.deps.db, id)).toBe(5)
    expect(await refund()).toMatchObject({ refunded: byCash ? 0 : 149.9, refunds: [{ status: 'refunded' }] })
    expect(await cashOf(api, number)).toMatchObject({ status: byCash ? 'failed' : 'refunded' })
    expect(await auditBooks(api.deps.db)).toEqual([])
  },
)

it('the cash of one parcel is not used to refund another, uncollected parcel', async () => {
  const api = apis.postgres
  await insertShop(api.deps.db, { id: 2 })
  await insertProduct(api.deps.db, { id: 1_699, shop_id: 2, kargomat: true, stocks: { '': 5 } })
  const { now, number, product: id, office, turn, refund } = await waiting(api, 'branch', 'GV 10', true, {}, 1_699)
  await office('hand-over', number, '2', 'GV', '11')
  await office('deliver', number, '2')
  await office('fetched', number, '1')
  await turn()
  const back = async (product_id: number) => {
    const items = [{ product_id, attr_id: '', quantity: 1, reason_id: 11, note: '' }]
    return (await now()).call(cancelCalls.postAction, { body: { order_id: number, items } })
  }
  expect((await back(1_699)).status).toBe(422)
  expect((await back(id)).status).toBe(200)
  api.advance(16 * day)
  expect(await office('send-back', number, '2')).toContain('goes back')
  for (const { return_code } of (await refund()).refunds)
    expect(await office('receive', return_code ?? '')).toContain('is received')
  await turn()
  await settleRefunds(settlePorts(api.deps, api.provider))
  expect((await refund()).refunded).toBe(149.9)
  expect(await cashOf(api, number)).toEqual({ status: 'refunded', cash: null })
  expect(await auditBooks(api.deps.db)).toEqual([])
})

it('the office says that a parcel was fetched or goes back, once, and of none that is under way', async () => {
  const api = apis.pglite
  const { number, office, parcel } = await waiting(api, 'branch')
  const other = await waiting(api, 'kargomat')
  const both = await Promise.all([office('fetched', number, '1'), office('send-back', number, '1')])
  expect(both.filter((text) => text.startsWith('refused'))).toHaveLength(1)
  expect(await office('fetched', number, '1')).toMatch(/^refused: .* waits to be fetched/)
  expect((await parcel())?.hand_over_code).toBeNull()
  expect(await office('fetched', other.number, '2')).toMatch(/^refused/)
  expect(await other.office('send-back', other.number, '1')).toContain('goes back')
  expect((await other.parcel())?.steps.at(-1)?.title).toBe('Teslim alınmadı, geri gönderildi')
})

/** The status of an order's payment and the cash that the bank has captured for it. */
const cashOf = async (api: TestApi, number: string) => {
  const { rows } = await sql<{ status: string; cash: number | null }>`select p.status, (
      select b.amount::int from bank.payments b where b.merchant_reference = p.id::text and b.status = 'captured') as cash
    from payments p join orders o on o.id = p.order_id where o.number = ${number}`.execute(api.deps.db)
  return rows[0]
}

it('records the cash of a parcel when the branch hands it over, and not before', async () => {
  const api = apis.postgres
  const { number, office, turn, days } = await waiting(api, 'branch', 'GV 2', true)
  await turn()
  expect(await cashOf(api, number)).toEqual({ status: 'on_delivery', cash: null })
  expect(await office('fetched', number, '1')).toContain('was fetched')
  await days(1)
  expect(await cashOf(api, number)).toMatchObject({ status: 'paid', cash: expect.any(Number) })
})

it.each([
  ['pglite', 'branch'],
  ['postgres', 'branch'],
  ['pglite', 'address'],
  ['postgres', 'address'],
] as const)(
  'what was to be paid at the door and nobody took goes back: no cash, no refund, its goods on sale when it has come, on %s to a %s',
  async (name, kind) => {
    const api = apis[name]
    const {
      now,
      seen,
      refund,
      number,
      product: id,
      office,
      parcel,
      news,
      turn,
      days,
    } = await waiting(api, kind, 'GV 123 456 000 TR', true)
    const left = await readStock(api.deps.db, id)
    const goesBack = async () => (await parcel())?.steps.at(-1)?.title === 'Teslim alınmadı, geri gönderildi'
    for (let passed = 0; passed < 30 && !(await goesBack()); passed += 1) await days(1)
    expect((await news()).filter((one) => one === 'Paketiniz geri gönderildi')).toHaveLength(1)
    if (kind === 'address') expect((await news()).filter((one) => one === 'Paketinizi teslim edemedik')).toHaveLength(3)
    const back = await parcel()
    expect(back?.steps.at(-1)?.title).toBe('Teslim alınmadı, geri gönderildi')
    expect(back).toMatchObject({ hand_over_code: null, next_step: expect.stringContaining('geri dönüyor') })
    const gone = { order: 'Teslim alınmadı', parcel: 'Teslim alınmadı', status: ['cancelled', 'cancelled'] }
    expect(await seen()).toEqual({ ...gone, groups: [false, false, true], asked: false, welcome: false })
    const [request] = (await refund()).refunds
    expect(request).toMatchObject({
      kind: 'cancel',
      total: 0,
      gift_code: 0,
      refund_to: expect.stringMatching(/ödeme alınmadı/),
    })
    expect(await office('fetched', number, '1')).toMatch(/^refused/)
    expect(await office('try-door', number, '1')).toMatch(/^refused/)
    await Promise.all([turn(), turn()])
    await days(4)
    await settleRefunds(settlePorts(api.deps, api.provider))
    expect(await readStock(api.deps.db, id)).toBe(left + 1)
    expect(await cashOf(api, number)).toEqual({ status: 'failed', cash: null })
    const { refunds, refunded } = await refund()
    expect(refunds).toMatchObject([{ kind: 'cancel', status: 'refunded', status_text: 'İptal edildi', total: 0 }])
    expect(refunded).toBe(0)
    const mails = (await readMails(api.deps.db)).filter(
      ({ subject }) => subject === `Paketiniz mağazaya döndü: ${number}`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Sizden ödeme alınmadığından')
    expect((await (await now()).call(getRefund, { params: { order_id: number } })).status).toBe(200)
  },
)

it('a courier tries a door that pays once a day, and after the third time takes the parcel back', async () => {
  const api = apis.pglite
  const { number, office, parcel } = await waiting(api, 'address', 'GV 3', true)
  await office('take-out', number, '1')
  expect(await office('send-back', number, '1')).toMatch(/^refused/)
  for (const tried of [1, 2]) {
    expect(await office('try-door', number, '1'), String(tried)).toContain('is taken out again')
    expect(await office('try-door', number, '1')).toMatch(/^refused: .*today already/)
    expect(await parcel()).toMatchObject({
      status: 'out_for_delivery',
      next_step: expect.stringContaining('yeniden gelecek'),
    })
    expect((await parcel())?.steps.at(3)?.title).toBe('Size ulaşılamadı')
    api.advance(day)
  }
  const both = await Promise.all([office('try-door', number, '1'), office('try-door', number, '1')])
  expect(both.filter((text) => text.includes('goes back'))).toHaveLength(1)
  expect((await parcel())?.steps.at(-1)?.title).toBe('Teslim alınmadı, geri gönderildi')
})
