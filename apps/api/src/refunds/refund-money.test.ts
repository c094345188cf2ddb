import { jsonWithHidden, sqlOrders, transact } from '@market/database'
import {
  cancelCalls,
  getCancelDetails,
  getOrder,
  postCashOnDelivery,
  postWithdrawReturn,
  setGiftCode,
} from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankTables } from '@market/bank'
import { settleRefunds } from '@market/commerce'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { countWeek } from '../catalog/count-week.ts'
import { auditBooks } from '../office/audit-books.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertGiftCode } from '../testing/insert-gift-code.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { settlePorts } from './settle-ports.ts'
import { takeReturn } from './tell-return.ts'

const day = 86_400_000
let api: TestApi
let shopper: Shopper
let credentials: { readonly username: string; readonly password: string }
let userId: string
let productId = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1, cargo_price: 0 })
  await insertShop(api.deps.db, { id: 2, cargo_price: 0 })
})
afterAll(() => api.stop())
beforeEach(async () => {
  ;({ credentials, id: userId } = await insertMember(api))
  shopper = await makeShopper(api, credentials)
  productId += 2
  await insertProduct(api.deps.db, { id: productId })
  await insertProduct(api.deps.db, { id: productId + 1, shop_id: 2 })
})

const lines = (order_id: string, ...wanted: readonly (readonly [id: number, quantity: number, reason?: number])[]) => ({
  body: {
    order_id,
    items: wanted.map(([product_id, quantity, reason_id = 1]) => ({ product_id, quantity, reason_id })),
  },
})
/** Advances by days and signs in again, since the session expires. */
const days = async (count: number) => {
  for (let step = 0; step < count; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
    await settleRefunds(settlePorts(api.deps, api.provider))
  }
  shopper = await makeShopper(api, credentials)
}
const payAtTheDoor = async () => {
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  return shopper.ask(postCashOnDelivery, { body: wish })
}
const requestsOf = async (number: string) =>
  api.deps.db
    .selectFrom('cancellations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.status', 'c.refund'])
    .where('o.number', '=', number)
    .orderBy('c.created_at')
    .execute()

describe('paid at the door', () => {
  test('a cancelled part is no longer due on the page, in the mail and for the limit', async () => {
    await shopper.add(productId, 2)
    await shopper.add(productId + 1)
    const { order_id: number } = await payAtTheDoor()
    const due = async () => (await shopper.ask(getOrder, { params: { id: number } })).shops.map((parcel) => parcel.due)
    expect(await due()).toEqual([200, 100])
    const summary = await shopper.ask(cancelCalls.postSummary, lines(number, [productId, 1]))
    expect(summary.refund_to).toMatch(/iade edilecek bir tutar yok\. Teslimatta .*200,00.* ödeyeceksiniz\.$/)
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1]))
    expect(await due()).toEqual([100, 100])
    const order = await shopper.ask(getOrder, { params: { id: number } })
    expect(order.payment).toMatchObject({ amount: 300, left: 200, refunded: 0 })
    const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.endsWith(number))
    expect(mail?.text).toMatch(/Teslimatta .*200,00.* ödeyeceksiniz/)
    const buyer = { ownerId: userId, email: order.email }
    expect(await sqlOrders(api.deps.db).waiting(buyer)).toMatchObject({ cash: 1, cashTotal: 20_000 })
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1], [productId + 1, 1]))
    expect(await due()).toEqual([null, null])
  })
  test('a gift code that has ended can be spent for a month after money went back onto it', async () => {
    const left = await insertGiftCode(api, 'BITTI100', { ends_at: new Date(api.deps.clock.now().getTime() + day / 2) })
    await shopper.add(productId, 2)
    await shopper.ask(setGiftCode, { body: { gift_code: 'BITTI100' } })
    const number = await completeCardOrder(api, shopper)
    api.advance(day)
    shopper = await makeShopper(api, credentials)
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 2]))
    expect(await left()).toBe(10_000)
    await shopper.add(productId)
    expect(await shopper.ask(setGiftCode, { body: { gift_code: 'BITTI100' } })).toMatchObject({ gift_code_amount: 100 })
  })
  test('a part delivered first and returned is collected and then refunded', async () => {
    await shopper.add(productId)
    await shopper.add(productId + 1)
    const { order_id: number, payment_id } = await payAtTheDoor()
    const parcel = api.deps.db.updateTable('parcels').where('shop_id', '=', 1)
    const events = JSON.stringify([{ key: 'delivered', at: api.deps.clock.now().toISOString() }])
    await parcel.set({ status: 'delivered', events }).execute()
    const sent = await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1, 11]))
    expect(sent).toMatchObject({ total: 100, refund_to: expect.stringMatching(/şube/) })
    await days(12)
    const booked = await bankBooks(api.deps.db)
      .selectFrom('bank.payments')
      .select('amount')
      .where('merchant_reference', '=', payment_id)
      .executeTakeFirst()
    expect(booked).toEqual({ amount: 20_000 })
    expect(await requestsOf(number)).toEqual([{ status: 'refunded', refund: 10_000 }])
    expect(await auditBooks(api.deps.db)).toEqual([])
  })
  test('a returned part of a delivered parcel is paid out before the other parcel arrives', async () => {
    await insertShop(api.deps.db, { id: 3, cargo_price: 1990 })
    await api.deps.db.updateTable('products').set({ shop_id: 3 }).where('id', '=', productId).execute()
    await shopper.add(productId, 2)
    await shopper.add(productId + 1, 2)
    const { order_id: number, payment_id } = await payAtTheDoor()
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1]))
    const parcel = api.deps.db.updateTable('parcels').where('shop_id', '=', 3)
    const events = JSON.stringify([{ key: 'delivered', at: api.deps.clock.now().toISOString() }])
    await parcel.set({ status: 'delivered', events }).execute()
    const { snapshot } = await api.deps.db
      .selectFrom('orders')
      .select('snapshot')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const held = async (until: string) => {
      const later = { ...snapshot }
      const shops = later.shops.map((shop) => ({ ...shop, delivery: { from: until, to: until } }))
      await api.deps.db
        .updateTable('orders')
        .set({ snapshot: jsonWithHidden({ ...later, shops }) })
        .where('number', '=', number)
        .execute()
    }
    const payment = async () => {
      const books = api.deps.db
        .$extendTables<BankTables>()
        .selectFrom('payments as p')
        .leftJoin('bank.payments as b', (join) => join.on(sql<boolean>`b.merchant_reference = p.id::text`))
      return books.select(['p.status', 'b.amount']).where('p.id', '=', payment_id).executeTakeFirst()
    }
    await held('2099-01-02')
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1, 11]))
    await days(4)
    expect(await payment()).toEqual({ status: 'on_delivery', amount: 11_990 })
    expect(await requestsOf(number)).toEqual([
      { status: 'refunded', refund: 10_000 },
      { status: 'refunded', refund: 11_990 },
    ])
    await held(api.deps.clock.now().toISOString().slice(0, 10))
    await days(3)
    expect(await payment()).toEqual({ status: 'paid', amount: 31_990 })
    expect(await auditBooks(api.deps.db)).toEqual([])
    await shopper.ask(cancelCalls.postAction, lines(number, [productId + 1, 2, 11]))
    await days(4)
    expect((await requestsOf(number)).at(-1)).toEqual({ status: 'refunded', refund: 20_000 })
  })
  test('the books balance after a part of the order was cancelled', async () => {
    await shopper.add(productId, 2)
    const { order_id: number } = await payAtTheDoor()
    await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1]))
    await days(12)
    expect(await auditBooks(api.deps.db)).toEqual([])
  })
})

describe('an order that a gift code paid', () => {
  test('is refunded in any number of steps', async () => {
    const code = `HEPSI${productId}`
    const balance = await insertGiftCode(api, code, { amount: 100_000 })
    await shopper.add(productId, 3)
    await shopper.ask(setGiftCode, { body: { gift_code: code } })
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const { data } = await shopper.pay(wish)
    await days(10)
    for (const quantity of [1, 2]) {
      await shopper.ask(cancelCalls.postAction, lines(data.order_id, [productId, quantity, 11]))
      await days(4)
    }
    expect(await requestsOf(data.order_id)).toEqual([
      { status: 'refunded', refund: 0 },
      { status: 'refunded', refund: 0 },
    ])
    expect(await balance()).toBe(100_000)
  })

  test('gets its single-use code back as a whole once everything is returned', async () => {
    const code = `TEK${productId}`
    const balance = await insertGiftCode(api, code, { amount: 30_000, single_use: true })
    await shopper.add(productId, 2)
    await shopper.ask(setGiftCode, { body: { gift_code: code } })
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const { data } = await shopper.pay(wish)
    const preview = await shopper.ask(cancelCalls.postSummary, lines(data.order_id, [productId, 1]))
    expect(preview.gift_code).toBe(0)
    await shopper.ask(cancelCalls.postAction, lines(data.order_id, [productId, 1]))
    expect(await balance()).toBe(0)
    expect((await readMails(api.deps.db)).at(-1)?.text).toContain('Tek kullanımlık')
    const last = await shopper.ask(cancelCalls.postAction, lines(data.order_id, [productId, 1]))
    expect(last.gift_code).toBe(300)
    expect(await balance()).toBe(30_000)
  })

  test('announces no single-use code while another part is in transit', async () => {
    const code = `YOL${productId}`
    const balance = await insertGiftCode(api, code, { amount: 30_000, single_use: true })
    await shopper.add(productId)
    await shopper.add(productId + 1)
    await shopper.ask(setGiftCode, { body: { gift_code: code } })
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const { data } = await shopper.pay(wish)
    const events = JSON.stringify([{ key: 'delivered', at: api.deps.clock.now().toISOString() }])
    const parcel = api.deps.db.updateTable('parcels').where('shop_id', '=', 1)
    await parcel
      .set({ status: 'delivered', events })
      .where('order_id', 'in', (of) => of.selectFrom('orders').select('id').where('number', '=', data.order_id))
      .execute()
    await shopper.ask(cancelCalls.postAction, lines(data.order_id, [productId, 1, 11]))
    const cancelled = await shopper.ask(cancelCalls.postAction, lines(data.order_id, [productId + 1, 1]))
    expect(cancelled.gift_code).toBe(0)
    expect(await balance()).toBe(0)
    await days(4)
    expect(await balance()).toBe(30_000)
  })
})

test('a return’s arrival and its refund are each reported once, and a withdrawn return not at all', async () => {
  const { db } = api.deps
  await shopper.add(productId, 3)
  const number = await completeCardOrder(api, shopper)
  await days(10)
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  const told = async () => (await readMails(db)).filter(({ subject }) => subject.includes('İade'))
  const sent = await shopper.ask(cancelCalls.postAction, lines(number, [productId, 2, 11]))
  const gone = await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1, 11]))
  await shopper.ask(postWithdrawReturn, { body: { cancel_id: gone.cancel_id } })
  await db.deleteFrom('mails').execute()
  // The bank is unavailable at first: the return has arrived, but is not refunded yet.
  const { refundPart } = api.provider
  Object.assign(api.provider, { refundPart: async () => ({ ok: false, failure: { kind: 'unavailable' } }) })
  await days(4)
  Object.assign(api.provider, { refundPart })
  expect((await told()).map(({ subject }) => subject)).toEqual([`İadeniz bize ulaştı: ${number}`])
  expect((await told())[0]?.text).toContain('200,00 TL: Ödemede kullandığınız karta iade edilir.')
  expect((await told())[0]?.text).toContain('2 adet')
  api.advance(day)
  const settle = () => settleRefunds(settlePorts(api.deps, api.provider))
  await Promise.all([settle(), settle()])
  await days(2)
  const [, back, ...more] = await told()
  expect(more).toEqual([])
  expect(back?.subject).toBe(`İade tutarınız ödendi: ${number}`)
  expect(back?.text).toContain('200,00 TL: Ödemede kullandığınız karta iade edildi.')
  const { rows } = await sql<{ title: string; link: string }>`
    select title, link from notifications where user_id = ${userId} and title like '%İade%' order by created_at`.execute(
    db,
  )
  expect(rows).toEqual(
    ['İadeniz bize ulaştı', 'İade tutarınız ödendi'].map((title) => ({ title, link: `/my/siparisler/${number}` })),
  )
  expect(sent.cancel_id).not.toBe(gone.cancel_id)
})

const cargoFollows = 'Paketin kargo ücreti (19,90 TL), son ürün bize ulaştığında iade edilir.'

test('a return that arrives first is refunded the sum that was shown, and the last one brings the cargo', async () => {
  const { db, config, clock } = api.deps
  await insertShop(db, { id: 6, cargo_price: 1990 })
  await db.updateTable('products').set({ shop_id: 6 }).where('id', '=', productId).execute()
  await shopper.add(productId, 2)
  const number = await completeCardOrder(api, shopper)
  await days(10)
  const wanted = lines(number, [productId, 1, 11])
  const mails = async () => (await readMails(db)).filter(({ subject }) => subject.endsWith(number))
  const arrive = (id: string) => transact(db, (trx) => takeReturn(trx, config, id, clock.now()))
  const detailsOf = async (id: string) => shopper.ask(getCancelDetails, { params: { id } })
  const first = await shopper.ask(cancelCalls.postAction, wanted)
  expect(first).toMatchObject({ total: 100, later: [] })
  const summary = await shopper.ask(cancelCalls.postSummary, wanted)
  expect(summary).toMatchObject({ total: 100, cargo_refund: 0, later: [cargoFollows] })
  const second = await shopper.ask(cancelCalls.postAction, wanted)
  expect(second).toMatchObject({ total: 100, later: [cargoFollows] })
  expect((await mails()).at(-1)?.text).toContain(cargoFollows)
  await arrive(second.cancel_id)
  expect(await detailsOf(second.cancel_id)).toMatchObject({ status: 'approved', total: 100, cargo_refund: 0 })
  expect((await mails()).at(-1)?.text).toContain(`100,00 TL: Ödemede kullandığınız karta iade edilir.`)
  // Only the other return is on its way, so its page shows what it brings.
  const rest = { total: 119.9, cargo_refund: 19.9, later: [] }
  expect(await detailsOf(first.cancel_id)).toMatchObject({ status: 'waiting', ...rest })
  await arrive(first.cancel_id)
  expect(await detailsOf(first.cancel_id)).toMatchObject({ status: 'approved', ...rest })
  expect((await mails()).at(-1)?.text).toContain(
    '119,90 TL: Ödemede kullandığınız karta iade edilir. Kargo ücreti (19,90 TL) bu tutara dâhildir.',
  )
})

test('shipping is refunded once, also when a return is withdrawn and made again', async () => {
  await insertShop(api.deps.db, { id: 4, cargo_price: 1990 })
  await api.deps.db.updateTable('products').set({ shop_id: 4 }).where('id', '=', productId).execute()
  await shopper.add(productId, 2)
  const number = await completeCardOrder(api, shopper)
  await days(10)
  const sendBack = () => shopper.ask(cancelCalls.postAction, lines(number, [productId, 1, 11]))
  const first = await sendBack()
  expect(await sendBack()).toMatchObject({ cargo_refund: 0, later: [cargoFollows] })
  await shopper.ask(postWithdrawReturn, { body: { cancel_id: first.cancel_id } })
  expect(await sendBack()).toMatchObject({ cargo_refund: 0, later: [cargoFollows] })
  await days(4)
  expect((await requestsOf(number)).map(({ refund }) => refund)).toEqual([10_000, 11_990])
  expect(await auditBooks(api.deps.db)).toEqual([])
})

test('the cargo is not paid back while a part of the parcel stays', async () => {
  await insertShop(api.deps.db, { id: 5, cargo_price: 1990 })
  await api.deps.db.updateTable('products').set({ shop_id: 5 }).where('id', '=', productId).execute()
  await shopper.add(productId, 2)
  const number = await completeCardOrder(api, shopper)
  await days(10)
  const sendBack = () => shopper.ask(cancelCalls.postAction, lines(number, [productId, 1, 11]))
  const first = await sendBack()
  await sendBack()
  await shopper.ask(postWithdrawReturn, { body: { cancel_id: first.cancel_id } })
  await days(4)
  expect(await requestsOf(number)).toEqual([{ status: 'refunded', refund: 10_000 }])
})

test('a hundred refunds that the bank refuses hold up no other', async () => {
  await shopper.add(productId, 2)
  const stuck = await completeCardOrder(api, shopper)
  const { id } = await api.deps.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', stuck)
    .executeTakeFirstOrThrow()
  await api.deps.db
    .insertInto('cancellations')
    .values(
      Array.from({ length: 100 }, () => ({
        id: crypto.randomUUID(),
        order_id: id,
        kind: 'cancel',
        status: 'approved',
        cargo_refund: 0,
        refund: 9_999_999,
        gift: 0,
        return_code: null,
        created_at: new Date(0),
        settled_at: null,
      })),
    )
    .execute()
  const other = await makeShopper(api)
  await other.add(productId)
  const number = await completeCardOrder(api, other)
  const { refundPart } = api.provider
  Object.assign(api.provider, { refundPart: async () => ({ ok: false, failure: { kind: 'unavailable' } }) })
  await other.ask(cancelCalls.postAction, lines(number, [productId, 1]))
  Object.assign(api.provider, { refundPart })
  api.advance(60_000)
  await settleRefunds(settlePorts(api.deps, api.provider))
  await settleRefunds(settlePorts(api.deps, api.provider))
  expect(await requestsOf(number)).toEqual([{ status: 'refunded', refund: 10_000 }])
  await api.deps.db.deleteFrom('cancellations').where('order_id', '=', id).execute()
})

test('cancelled units do not count as bought or as sales of the week', async () => {
  const { db, clock } = api.deps
  await shopper.add(productId, 3)
  const number = await completeCardOrder(api, shopper)
  const sold = () =>
    db.selectFrom('products').select(['sold_week', 'sold_count']).where('id', '=', productId).executeTakeFirst()
  const bought = () =>
    db
      .selectFrom('bought_units')
      .select('units')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute()
  expect(await sold()).toEqual({ sold_week: 3, sold_count: 3 })
  await shopper.ask(cancelCalls.postAction, lines(number, [productId, 2]))
  expect(await sold()).toEqual({ sold_week: 1, sold_count: 1 })
  expect(await bought()).toEqual([{ units: 1 }])
  await shopper.ask(cancelCalls.postAction, lines(number, [productId, 1]))
  expect(await bought()).toEqual([{ units: 0 }])
  await countWeek(db, clock.now())
  expect(await sold()).toEqual({ sold_week: 0, sold_count: 0 })
})
