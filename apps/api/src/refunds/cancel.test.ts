import {
  cancelCalls,
  getCancelDetails,
  getInitPayment,
  getProductDetail,
  getRefund,
  getTrack,
  guestCancelCalls,
  postCashOnDelivery,
  setGiftCode,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleRefunds } from '@market/commerce'
import { dayText, isoDayText, noonOf } from '@market/domain/kernel'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { addDemoMembers, demoMembers, demoPassword } from '../demo/add-demo-members.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertGiftCode } from '../testing/insert-gift-code.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper, proveGuest, type Shopper } from '../testing/shopper.ts'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { settlePorts } from './settle-ports.ts'
import { testNow } from '../testing/test-clock.ts'

const day = 86_400_000
let api: TestApi
let shopper: Shopper
let productId = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertShop(api.deps.db, { id: 2, cargo_price: 2_990 })
  await addDemoMembers(api.deps.db, testNow())
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  productId += 2
  await insertProduct(api.deps.db, { id: productId })
  await insertProduct(api.deps.db, { id: productId + 1, shop_id: 2, price: 3_333 })
})

const request = (order_id: string, lines: readonly (readonly [id: number, quantity: number, reason?: number])[]) => ({
  order_id,
  items: lines.map(([product_id, quantity, reason_id = 1]) => ({ product_id, quantity, reason_id })),
})
const refundedAtBank = async () => {
  const rows = await bankBooks(api.deps.db).selectFrom('bank.refunds').select('amount').execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const carrierTurn = () => advanceParcels(api.deps, api.provider)
const stepDays = async (days: number) => {
  for (let step = 0; step < days; step += 1) {
    api.advance(day)
    await carrierTurn()
  }
}

test('two variants of one product have their own names in return form, summary and mail', async () => {
  const variants = { Renk: { 101: 'Mor', 102: 'Gri' } }
  await insertProduct(api.deps.db, { id: 9_001, name: 'Hasır Şapka', variants, stocks: { '101': 5, '102': 5 } })
  for (const attr of ['101', '102']) await shopper.add(9_001, 1, attr)
  const number = await completeCardOrder(api, shopper)
  const { items } = await shopper.ask(guestCancelCalls.postProducts, { body: { order_id: number } })
  expect(items.map(({ name }) => name)).toEqual([
    expect.stringMatching(/\S Hasır Şapka, Mor$/),
    expect.stringMatching(/\S Hasır Şapka, Gri$/),
  ])
  const body = { order_id: number, items: [{ product_id: 9_001, attr_id: '102', quantity: 1, reason_id: 1 }] }
  const told = [
    await shopper.ask(cancelCalls.postSummary, { body }),
    await shopper.ask(cancelCalls.postAction, { body }),
  ]
  for (const { items: lines } of told) expect(lines[0]?.name).toBe(items[1]?.name)
  const mails = await readMails(api.deps.db)
  expect(mails.some(({ text }) => text.includes(`${items[1]?.name}, 1 adet`))).toBe(true)
})

describe('before the parcel leaves', () => {
  test('lines are cancelled part by part: money to the kuruş, cargo with the last, stock at once', async () => {
    await shopper.add(productId, 3)
    await shopper.add(productId + 1)
    const number = await completeCardOrder(api, shopper)
    const { items } = await shopper.ask(guestCancelCalls.postProducts, { body: { order_id: number } })
    expect(items.map(({ product_id, quantity, kind, refund }) => [product_id, quantity, kind, refund])).toEqual([
      [productId, 3, 'cancel', 300],
      [productId + 1, 1, 'cancel', 33.33],
    ])
    const before = await refundedAtBank()
    const preview = await shopper.ask(cancelCalls.postSummary, { body: request(number, [[productId, 1]]) })
    expect(preview).toMatchObject({ total: 100, cargo_refund: 0, refund_to: expect.stringMatching(/karta iade/) })
    expect(await readStock(api.deps.db, productId)).toBe(7)

    const first = await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect(first).toMatchObject({ status: 'refunded', total: 100 })
    expect(await readStock(api.deps.db, productId)).toBe(8)
    const last = await shopper.ask(guestCancelCalls.postAction, { body: request(number, [[productId, 2]]) })
    expect(last).toMatchObject({ total: 249.9, cargo_refund: 49.9 })
    expect((await refundedAtBank()) - before).toBe(34_990)
    const order = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
    expect(order.shops.map(({ status }) => status)).toEqual(['cancelled', 'preparing'])
    expect(order.cancellations.map(({ total }) => total)).toEqual([249.9, 100])
    // Named as on the order's page, with the brand.
    const [bought] = order.shops[0]?.shop_items ?? []
    const named = [items[0], preview.items[0], first.items[0]].map((item) => item?.name)
    expect(new Set(named)).toEqual(new Set([`${bought?.brand} ${bought?.name}`]))
    expect(order.cancel).toEqual({
      products_url: '/guest/cancel/cancelable-products',
      reasons_url: '/guest/cancel/reasons',
    })
    expect(await shopper.ask(getCancelDetails, { params: { id: last.cancel_id } })).toEqual(last)
    const mails = await readMails(api.deps.db)
    expect(mails.at(-1)).toMatchObject({ recipient: shopper.email, subject: expect.stringContaining(number) })
  })
  test('too many units, a wrong reason and a missing note are refused', async () => {
    await shopper.add(productId, 2)
    const number = await completeCardOrder(api, shopper)
    const act = (body: object) => shopper.call(cancelCalls.postAction, { body })
    expect((await act(request(number, [[productId, 3]]))).status).toBe(422)
    expect((await act(request(number, [[productId, 1, 11]]))).message).toMatch(/neden/)
    expect((await act(request(number, [[productId, 1, 6]]))).message).toMatch(/nedeninizi kısaca/)
    expect((await act(request(number, [[999_999, 1]]))).status).toBe(422)
    expect((await act(request(number, [[productId, 2]]))).status).toBe(200)
    expect((await act(request(number, [[productId, 1]]))).status).toBe(422)
  })
  test('another owner, another address and a guessed number are answered with 404', async () => {
    await shopper.add(productId)
    const number = await completeCardOrder(api, shopper)
    const other = await makeShopper(api)
    for (const calls of [cancelCalls, guestCancelCalls]) {
      expect((await other.call(calls.postProducts, { body: { order_id: number, email: shopper.email } })).status).toBe(
        404,
      )
      expect((await other.call(calls.postAction, { body: request(number, [[productId, 1]]) })).status).toBe(404)
    }
    const wrong = { order_id: number, email: 'baska@ornek.com' }
    expect((await shopper.call(cancelCalls.postProducts, { body: wrong })).status).toBe(404)
    const right = { order_id: number, email: shopper.email }
    expect((await shopper.ask(cancelCalls.postProducts, { body: right })).items).toHaveLength(1)
    const done = await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect((await other.call(getCancelDetails, { params: { id: done.cancel_id } })).status).toBe(404)
  })
  test('a guest who proves the address of the purchase cancels from another browser', async () => {
    await shopper.add(productId)
    const number = await completeCardOrder(api, shopper)
    const elsewhere = await makeVisitor(api.url)
    const of = { body: { order_id: number } }
    expect((await elsewhere.call(guestCancelCalls.postProducts, of)).status).toBe(404)
    await proveGuest(api, elsewhere.bearer, shopper.email.toUpperCase())
    expect((await elsewhere.ask(guestCancelCalls.postProducts, of)).items).toHaveLength(1)
    const done = await elsewhere.ask(guestCancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect(await elsewhere.ask(getCancelDetails, { params: { id: done.cancel_id } })).toMatchObject({
      order_id: number,
    })
  })
  test('a member’s order is hidden from a guest with the same proven address', async () => {
    const member = await makeShopper(api, { username: demoMembers[1].email, password: demoPassword })
    await member.add(productId)
    const number = await completeCardOrder(api, member)
    const guest = await makeVisitor(api.url)
    await proveGuest(api, guest.bearer, demoMembers[1].email)
    expect((await guest.call(guestCancelCalls.postProducts, { body: { order_id: number } })).status).toBe(404)
  })
  test('the gift code’s share is refunded to the code, the rest to the card', async () => {
    const balance = await insertGiftCode(api, `IPTAL${productId}`, { amount: 5_000 })
    await shopper.add(productId, 2)
    await shopper.ask(setGiftCode, { body: { gift_code: `IPTAL${productId}` } })
    const number = await completeCardOrder(api, shopper)
    expect(await balance()).toBe(0)
    const before = await refundedAtBank()
    await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect(await balance()).toBe(5_000)
    expect((await refundedAtBank()) - before).toBe(24_990 - 5_000)
  })
  test('the same request twice with one key is one', async () => {
    await shopper.add(productId, 2)
    const number = await completeCardOrder(api, shopper)
    const body = request(number, [[productId, 1]])
    const key = { 'idempotency-key': 'iptal-bir-kez-01' }
    const first = await shopper.ask(cancelCalls.postAction, { body }, key)
    expect(await shopper.ask(cancelCalls.postAction, { body }, key)).toEqual(first)
    expect(await readStock(api.deps.db, productId)).toBe(9)
  })
  test('a refund is retried while the bank does not respond', async () => {
    await shopper.add(productId)
    const number = await completeCardOrder(api, shopper)
    const { id: payment } = await api.deps.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.id')
      .where('o.number', '=', number)
      .executeTakeFirstOrThrow()
    const bank = bankBooks(api.deps.db).updateTable('bank.payments').where('merchant_reference', '=', payment)
    await bank.set({ status: 'waiting' }).execute()
    const done = await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect(done.status).toBe('approved')
    await bank.set({ status: 'captured' }).execute()
    api.advance(60_000)
    await settleRefunds(settlePorts(api.deps, api.provider))
    const { status } = await shopper.ask(getCancelDetails, { params: { id: done.cancel_id } })
    expect(status).toBe('refunded')
  })
})

describe('units of a limited discount', () => {
  const limited = (left: number, units: number) =>
    ({ price: 8_000, original_price: 10_000, discount_max_quantity: left, discount_original_quantity: units }) as const
  test.each([
    ['come back to the discount at which they were bought', undefined, 2],
    ['do not enlarge a discount that has begun since', limited(1, 2), 1],
    ['do not enlarge the same discount when it has begun again', limited(2, 3), 2],
  ])('of a cancelled order %s', async (_, next, offered) => {
    const id = 5_000 + productId
    await insertProduct(api.deps.db, { id, ...limited(3, 3) })
    await shopper.add(id, 2)
    const order_id = await completeCardOrder(api, shopper)
    const product = api.deps.db.updateTable('products').where('id', '=', id)
    if (next) {
      await product.set({ price: 10_000, discount_max_quantity: null, discount_original_quantity: null }).execute()
      await product.set(next).execute()
    }
    await shopper.ask(cancelCalls.postAction, { body: request(order_id, [[id, 1]]) })
    const { discount } = await shopper.ask(getProductDetail, { query: { productId: id } })
    expect(discount?.max_quantity).toBe(offered)
  })
})

describe('after the delivery', () => {
  const member = () => makeShopper(api, { username: demoMembers[0].email, password: demoPassword })
  test('lines are sent back with a code; stock and money follow when they have come', async () => {
    shopper = await member()
    await shopper.add(productId, 2)
    const number = await completeCardOrder(api, shopper)
    await stepDays(10)
    shopper = await member()
    const order = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
    expect(order.shops[0]).toMatchObject({ status: 'delivered', tracking_no: expect.stringMatching(/^GV \d{3}/) })
    const body = request(number, [[productId, 2, 11]])
    const sent = await shopper.ask(cancelCalls.postAction, { body })
    expect(sent).toMatchObject({ status: 'waiting', return_code: expect.stringMatching(/^IADE\d{8}$/), total: 249.9 })
    // Page and mail name the same dates; dates of completed steps are null.
    const { handed_in, arrived, settled, booked } = sent.due
    const all = [handed_in, arrived, settled, booked].map((one) => one ?? '')
    expect(all).toEqual(all.toSorted())
    const askedOn = Date.parse(sent.created_at)
    expect(handed_in).toBe(isoDayText(new Date(askedOn + 10 * day)))
    expect(settled).toBe(isoDayText(new Date(askedOn + 14 * day)))
    const mail = (await readMails(api.deps.db)).at(-1)?.text ?? ''
    for (const one of [handed_in, settled, booked]) expect(mail).toContain(`en geç ${dayText(noonOf(one ?? ''))} günü`)
    expect(await readStock(api.deps.db, productId)).toBe(8)
    await stepDays(3)
    expect(await readStock(api.deps.db, productId)).toBe(10)
    await settleRefunds(settlePorts(api.deps, api.provider))
    shopper = await member()
    const { refunded, refunds } = await shopper.ask(getRefund, { params: { order_id: number } })
    expect(refunded).toBe(249.9)
    expect(refunds).toMatchObject([{ status: 'refunded', cancel_id: sent.cancel_id }])
    const last = refunds[0]?.due
    expect(last).toEqual({ handed_in: null, arrived: null, settled: null, booked: last?.booked })
    expect((last?.booked ?? '') < (booked ?? '')).toBe(true)
    expect((await readMails(api.deps.db)).at(-1)?.text).toContain(`en geç ${dayText(noonOf(last?.booked ?? ''))} günü`)
  })
  test('no line can be returned in transit, or after the fourteenth day', async () => {
    shopper = await member()
    await shopper.add(productId)
    const number = await completeCardOrder(api, shopper)
    for (;;) {
      api.advance(day / 4)
      await carrierTurn()
      shopper = await member()
      const { shops } = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
      if (shops[0]?.status === 'shipped') break
    }
    const order = { order_id: number }
    expect((await shopper.ask(cancelCalls.postProducts, { body: order })).items).toEqual([])
    await stepDays(26)
    shopper = await member()
    expect((await shopper.ask(cancelCalls.postProducts, { body: order })).items).toEqual([])
  })
})

describe('paid at the door', () => {
  test('the carrier collects the uncancelled part, and a later return is paid out', async () => {
    await shopper.add(productId, 2)
    await shopper.ask(getInitPayment)
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const { order_id: number, payment_id } = await shopper.ask(postCashOnDelivery, { body: wish })
    const cancelled = await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    expect(cancelled).toMatchObject({
      status: 'refunded',
      total: 0,
      cargo_refund: 0,
      refund_to: expect.stringMatching(/henüz ödeme alınmadı/),
    })
    expect((await readMails(api.deps.db)).at(-1)?.text).toMatch(/^Sizden henüz ödeme alınmadı/m)
    const order = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
    expect(order.cancellations[0]?.total).toBe(0)
    await stepDays(10)
    const collected = await bankBooks(api.deps.db)
      .selectFrom('bank.payments')
      .select(['amount', 'status', 'kind'])
      .where('merchant_reference', '=', payment_id)
      .executeTakeFirst()
    expect(collected).toEqual({ amount: 14_990, status: 'captured', kind: 'cash' })
  })
  test('nothing is collected if everything was cancelled', async () => {
    await shopper.add(productId)
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const { order_id: number, payment_id } = await shopper.ask(postCashOnDelivery, { body: wish })
    await shopper.ask(cancelCalls.postAction, { body: request(number, [[productId, 1]]) })
    await stepDays(10)
    const row = api.deps.db.selectFrom('payments').select('status').where('id', '=', payment_id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'failed' })
    expect(await readStock(api.deps.db, productId)).toBe(10)
  })
})
