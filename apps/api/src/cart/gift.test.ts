import {
  addToCart,
  cancelCalls,
  type CartWire,
  changeCart,
  checkCart,
  postAccountExport,
  getCart,
  getTrack,
  postDeleteAccount,
  postInvoiceMail,
  putGift,
} from '@market/contract'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doInOffice } from '../office/run-office.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ mode: 'production', simulated: new Set(['bank']) })
  const { db } = api.deps
  await insertShop(db, { id: 1, cargo_price: 5_000 })
  for (const id of [1, 2, 3, 4]) await insertProduct(db, { id })
  await insertProduct(db, { id: 9, category_path: [1, 105] })
})
afterAll(() => api.stop())

const gift = { wrapped: true, note: 'Nice mutlu yıllara, canım!', prices_hidden: true }
const linesOf = (cart: CartWire) => cart.shops.flatMap(({ shop_items }) => shop_items)
const office = async (...args: readonly string[]) => {
  const done = await doInOffice(api.deps, args, api.provider)
  return done.ok ? done.value : `refused: ${done.failure}`
}

test('a line becomes a gift at the price of the day, once however often it is sent, and stays one', async () => {
  const shopper = await makeShopper(api)
  await shopper.add(1, 2)
  const before = await shopper.ask(getCart)
  expect(linesOf(before)[0]).toMatchObject({ gift: null, wrap_offer: 39.9 })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { product_id: 1, gift }
  const given = await shopper.ask(putGift, { body }, key)
  expect(await shopper.ask(putGift, { body }, key)).toEqual(given)
  expect(given.total_price_with_shipping - before.total_price_with_shipping).toBeCloseTo(39.9)
  expect([given.total_price, given.total_gift_wrap]).toEqual([200, 39.9])
  await shopper.ask(changeCart, { body: { product_id: 1, old_number: 2, number: 3 } })
  await shopper.ask(addToCart, { body: { product_id: 1, num: 1 } })
  expect(linesOf(await shopper.ask(checkCart))[0]).toMatchObject({ num: 4, gift })
  expect(linesOf(await shopper.ask(putGift, { body: { product_id: 1, gift: null } }))[0]?.gift).toBeNull()
})

test('a newer row sets another price from its day on', async () => {
  const { db, clock } = api.deps
  const shopper = await makeShopper(api)
  await shopper.add(1)
  await shopper.ask(putGift, { body: { product_id: 1, gift } })
  const row = { category_id: 0, price: 4_990, tax_rate: 20 }
  const [tomorrow, yesterday] = [86_400_000, -86_400_000].map((ms) => new Date(clock.now().getTime() + ms))
  await db
    .insertInto('gift_wraps')
    .values({ ...row, since: tomorrow ?? '' })
    .execute()
  expect((await shopper.ask(getCart)).total_gift_wrap).toBe(39.9)
  await db
    .insertInto('gift_wraps')
    .values({ ...row, since: yesterday ?? '' })
    .execute()
  expect((await shopper.ask(getCart)).total_gift_wrap).toBe(49.9)
  await db.deleteFrom('gift_wraps').where('price', '=', 4_990).execute()
})

test('a note that cannot be printed, a line of somebody else and one that is not there are refused', async () => {
  const shopper = await makeShopper(api)
  await shopper.add(1)
  const send = async (of: typeof shopper.call, note: string, product = 1) =>
    (await of(putGift, { body: { product_id: product, gift: { ...gift, note } } })).status
  expect(await send(shopper.call, 'a'.repeat(301))).toBe(422)
  expect(await send(shopper.call, 'a\u2028b')).toBe(422)
  expect(await send(shopper.call, 'a', 2)).toBe(404)
  expect(await send((await makeVisitor(api.url)).call, 'a')).toBe(404)
  expect(linesOf(await shopper.ask(getCart))[0]?.gift).toBeNull()
})

test('what is sold out drops it and says so; what is too large is not wrapped; both without a price', async () => {
  const { db } = api.deps
  const shopper = await makeShopper(api)
  await shopper.add(3)
  await shopper.add(9)
  for (const id of [3, 9]) await shopper.ask(putGift, { body: { product_id: id, gift } })
  await setStock(db, 3, 0)
  const cart = await shopper.ask(checkCart)
  expect(linesOf(cart).map((line) => line.gift)).toEqual([null, { ...gift, wrapped: false }])
  expect(cart.total_gift_wrap).toBe(0)
  const said = cart.messages.map(({ text }) => text)
  expect(said).toContainEqual(expect.stringContaining('hediye seçiminiz uygulanmıyor'))
  expect(said).toContainEqual(expect.stringContaining('hediye paketi şu anda sunulmadığından'))
  await setStock(db, 3, 10)
  expect(linesOf(await shopper.ask(checkCart))[0]?.gift).toEqual(gift)
})

test('a login in the middle keeps it, also where the line was there already, and the left cart forgets the note', async () => {
  const member = await insertMember(api)
  const there = await makeVisitor(api.url, member.credentials)
  await setStock(api.deps.db, 4, 2)
  await there.ask(addToCart, { body: { product_id: 4, num: 2 } })
  const visitor = await makeVisitor(api.url)
  await visitor.ask(addToCart, { body: { product_id: 4, num: 1 } })
  await visitor.ask(addToCart, { body: { product_id: 1, num: 1 } })
  for (const id of [4, 1]) await visitor.ask(putGift, { body: { product_id: id, gift } })
  const logged = await makeVisitor(api.url, member.credentials, visitor.bearer)
  const merged = linesOf(await logged.ask(getCart))
  expect(merged.map((line) => [line.product_id, line.num, line.gift])).toEqual([
    [4, 2, gift],
    [1, 1, gift],
  ])
  const left = await api.deps.db
    .selectFrom('cart_items as i')
    .innerJoin('carts as c', 'c.id', 'i.cart_id')
    .select('i.gift')
    .where('c.status', '=', 'merged')
    .where('i.gift', 'is not', null)
    .execute()
  expect(left).toEqual([])
})

test('the order, its mail and its invoice name the wrapping; the office packs it without prices, and logs no note', async () => {
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  await shopper.add(1, 2)
  await shopper.add(2)
  await shopper.ask(putGift, { body: { product_id: 1, gift } })
  const { total_price_with_shipping: total } = await shopper.ask(getCart)
  expect(total).toBe(300 + 50 + 39.9)
  const number = await completeCardOrder(api, shopper)
  const order = await shopper.ask(getTrack, { params: { order_id: number }, query: {} })
  expect(order.payment.amount).toBe(total)
  const [item, other] = order.shops[0]?.shop_items ?? []
  expect([item?.gift, other?.gift]).toEqual([{ ...gift, wrap_price: 39.9 }, null])
  const parts = order.total_pure_price + order.total_tax_price + order.total_ship_price
  expect(parts - order.gift_code_amount).toBeCloseTo(order.total_price_with_shipping)
  expect(order.total_tax_price).toBeCloseTo(50 + 6.65)
  await shopper.ask(postInvoiceMail, { body: { order_id: number } })
  const mails = (await readMails(api.deps.db)).filter(({ recipient }) => recipient === member.email)
  const confirmed = mails.find(({ subject }) => subject.startsWith('Siparişiniz alındı'))
  expect(confirmed?.text).toContain('Hediye paketi')
  expect(confirmed?.text).toContain('39,90 TL')
  expect(confirmed?.text).toContain(gift.note)
  const invoice = JSON.stringify(mails.find(({ subject }) => subject.startsWith('Faturanız'))?.attachments)
  expect(invoice).toContain('Hediye paketi')
  expect(invoice).not.toContain(gift.note)

  const waiting = await office('waiting')
  expect(waiting).toContain('wrap, with a note, no prices on paper    2 × Sesta Deneme Ürünü 1')
  expect(waiting).toContain(gift.note)
  const file = join(tmpdir(), `${number}.pdf`)
  expect(await office('packing-slip', number, '1', file)).toContain(file)
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  const log = await api.deps.db.selectFrom('office_log').selectAll().execute()
  expect(JSON.stringify(log)).not.toContain(gift.note)
  expect(log.map(({ command }) => command)).toContain('waiting')
})

test('wrapping goes back with the last unit of its line, to the kuruş', async () => {
  const { credentials } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  await shopper.add(1, 2)
  await shopper.add(2)
  await shopper.ask(putGift, { body: { product_id: 1, gift } })
  const number = await completeCardOrder(api, shopper)
  const cancel = (product_id: number, quantity: number) =>
    shopper.ask(cancelCalls.postAction, { body: { order_id: number, items: [{ product_id, quantity, reason_id: 1 }] } })
  expect((await cancel(1, 1)).total).toBe(100)
  const packed = async () => (await office('waiting')).split('hand-over ').find((part) => part.startsWith(number))
  expect(await packed()).toContain('1 × Sesta Deneme Ürünü 1')
  expect((await cancel(1, 1)).total).toBe(139.9)
  expect(await packed()).not.toContain('×')
  expect((await cancel(2, 1)).total).toBe(150)
})

test('the export has the note, and a deleted account leaves none', async () => {
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  await shopper.add(1)
  const ordered = { ...gift, note: 'Ispartalı güle selam\n“öz”' }
  await shopper.ask(putGift, { body: { product_id: 1, gift: ordered } })
  const number = await completeCardOrder(api, shopper)
  await shopper.add(2)
  await shopper.ask(putGift, { body: { product_id: 2, gift: { ...gift, note: 'Sepetteki leylak' } } })
  const exported = JSON.stringify(await shopper.ask(postAccountExport, { body: { password: member.password } }))
  for (const words of ['Ispartalı güle', 'Sepetteki leylak']) expect(exported).toContain(words)
  await shopper.ask(postDeleteAccount, { body: { password: member.password } })
  const { db } = api.deps
  const kept = await db.selectFrom('orders').select('snapshot').where('number', '=', number).executeTakeFirstOrThrow()
  expect(kept.snapshot.shops[0]?.items[0]?.gift).toMatchObject({ wrapped: true, note: '', wrapPrice: 3_990 })
  const [carts, mails, keys] = await Promise.all([
    db.selectFrom('cart_items').selectAll().execute(),
    readMails(db),
    db.selectFrom('idempotency_keys').selectAll().execute(),
  ])
  const left = JSON.stringify([carts, mails, keys, kept])
  for (const words of ['Ispartalı güle', 'Sepetteki leylak']) expect(left).not.toContain(words)
})
