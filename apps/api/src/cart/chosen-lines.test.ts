import { changeCart, getCart, getInitPayment, getPaymentStatus, postBuyNow, putChosenLines } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeCarts } from '../login/merge-carts.ts'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop, setStock } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1, cargo_price: 3_000, free_cargo_over: 25_000 })
  for (const id of [1, 2, 3])
    await insertProduct(api.deps.db, { id, price: 10_000, original_price: 10_000, stocks: { '': 50 } })
  await insertProduct(api.deps.db, { id: 4, stocks: { '': 2 } })
})
afterAll(() => api.stop())

const choose = (shopper: Shopper, ids: readonly number[], chosen: boolean) =>
  shopper.ask(putChosenLines, { body: { lines: ids.map((product_id) => ({ product_id })), chosen } })
const linesOf = async (shopper: Shopper) => {
  const { shops, unchosen } = await shopper.ask(getCart)
  const lines = (of: typeof shops) => of.flatMap((shop) => shop.shop_items.map((item) => [item.product_id, item.num]))
  return { bought: lines(shops), left: lines(unchosen) }
}
const withLines = async (...ids: readonly number[]) => {
  const shopper = await makeShopper(api)
  for (const id of ids) await shopper.add(id)
  return shopper
}

describe('choosing lines to buy', () => {
  it('leaves the amounts, the cargo and the payment page to the chosen lines', async () => {
    const shopper = await withLines(1, 2, 3)
    expect(await shopper.ask(getCart)).toMatchObject({
      total_price_with_shipping: 300,
      total_ship_price: 0,
      unchosen: [],
    })
    const cart = await choose(shopper, [1], false)
    expect(cart).toMatchObject({ count: 2, total_price: 200, total_ship_price: 30, total_price_with_shipping: 230 })
    expect((await shopper.ask(getInitPayment)).cart).toMatchObject({ count: 2, total_price_with_shipping: 230 })
    expect(await choose(shopper, [1], true)).toMatchObject({ count: 3, total_price_with_shipping: 300, unchosen: [] })
  })
  it('orders only the chosen lines, and keeps the others in the cart', async () => {
    const shopper = await withLines(1, 2, 3)
    await choose(shopper, [1, 3], false)
    const { redirect_url, payment_id } = await shopper.start()
    await confirmAtBank(api, redirect_url)
    expect(await shopper.ask(getPaymentStatus, { query: { payment: payment_id } })).toMatchObject({ status: 'paid' })
    expect(await linesOf(shopper)).toEqual({
      bought: [],
      left: [
        [1, 1],
        [3, 1],
      ],
    })
  })
  it('the other lines can be ordered while a sold out line is left out', async () => {
    const shopper = await withLines(1, 4)
    await setStock(api.deps.db, 4, 0)
    const held = await shopper.ask(getCart)
    expect(held.messages).toMatchObject([{ type: 'error', product_id: 4 }])
    expect((await choose(shopper, [4], false)).messages).toEqual([])
    expect((await shopper.start()).redirect_url).toBeTruthy()
    await setStock(api.deps.db, 4, 2)
  })
  it('orders nothing if no line is chosen', async () => {
    const shopper = await withLines(1)
    const wish = await shopper.wish()
    const cart = await choose(shopper, [1], false)
    expect(cart).toMatchObject({ count: 0, total_price_with_shipping: 0, shops: [] })
    expect((await shopper.pay({ ...wish, cart_revision: cart.revision, total: 0 })).status).toBeGreaterThanOrEqual(400)
    expect(await linesOf(shopper)).toEqual({ bought: [], left: [[1, 1]] })
  })
  it('refuses a payment page that another tab’s choice has overtaken', async () => {
    const shopper = await withLines(1, 2)
    const wish = await shopper.wish()
    await choose(shopper, [2], false)
    expect(await shopper.pay(wish)).toMatchObject({ status: 409 })
  })
  it('a line stays left out when its quantity changes, and is chosen again when it is added or bought', async () => {
    const shopper = await withLines(1, 2)
    await choose(shopper, [1, 2], false)
    await shopper.ask(changeCart, { body: { product_id: 1, old_number: 1, number: 3 } })
    expect(await linesOf(shopper)).toMatchObject({ bought: [], left: [[1, 3], expect.anything()] })
    await shopper.add(1)
    expect((await linesOf(shopper)).bought).toEqual([[1, 4]])
    expect(await shopper.ask(postBuyNow, { body: { product_id: 2, num: 1 } })).toMatchObject({ count: 1, aside: 1 })
  })
  it('a line is chosen after a login if it was chosen in either cart', async () => {
    const member = await insertMember(api)
    const before = await makeShopper(api, member.credentials)
    for (const id of [1, 2]) await before.add(id)
    await choose(before, [1, 2], false)
    const guest = await withLines(1, 3)
    await choose(guest, [3], false)
    const { sub } = JSON.parse(Buffer.from(guest.bearer.split('.')[1] ?? '', 'base64url').toString())
    const { db, clock } = api.deps
    await db.transaction().execute((trx) => mergeCarts(trx, sub, member.id, clock.now()))
    expect(await linesOf(before)).toEqual({
      bought: [[1, 2]],
      left: [
        [2, 1],
        [3, 1],
      ],
    })
  })
  it('ignores products that are not in the cart, and leaves other shoppers’ carts unchanged', async () => {
    const [one, other] = [await withLines(1), await withLines(1)]
    expect(await choose(one, [1, 999_999], false)).toMatchObject({ count: 0 })
    expect(await linesOf(other)).toEqual({ bought: [[1, 1]], left: [] })
    const empty = { body: { lines: [], chosen: true } }
    expect((await one.call(putChosenLines, empty)).status).toBe(422)
  })
  it('sent twice with one key is one', async () => {
    const shopper = await withLines(1, 2)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { lines: [{ product_id: 1 }], chosen: false }
    const first = await shopper.ask(putChosenLines, { body }, headers)
    expect(await shopper.ask(putChosenLines, { body }, headers)).toEqual(first)
  })
})
