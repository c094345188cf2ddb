import { getCart, getPaymentStatus, postBuyNow, postTakeBack, setGiftCode } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeCarts } from '../login/merge-carts.ts'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertGiftCode } from '../testing/insert-gift-code.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  for (const id of [1, 2, 3]) await insertProduct(api.deps.db, { id, stocks: { '': 50 } })
})
afterAll(() => api.stop())

const body = { product_id: 2, num: 1 }
const linesOf = async (shopper: Shopper) => {
  const { shops, aside } = await shopper.ask(getCart)
  return { lines: shops.flatMap((shop) => shop.shop_items.map((item) => [item.product_id, item.num])), aside }
}
async function pay(shopper: Shopper) {
  const { redirect_url, payment_id } = await shopper.start()
  await confirmAtBank(api, redirect_url)
  return shopper.ask(getPaymentStatus, { query: { payment: payment_id } })
}

describe('buying one product by itself', () => {
  it('orders it alone, and the other lines are in the cart afterwards', async () => {
    const shopper = await makeShopper(api)
    await shopper.add(1, 2)
    await shopper.add(3)
    const cart = await shopper.ask(postBuyNow, { body })
    expect(cart).toMatchObject({ count: 1, aside: 2 })
    expect(await pay(shopper)).toMatchObject({ status: 'paid' })
    expect(await linesOf(shopper)).toEqual({
      lines: [
        [1, 2],
        [3, 1],
      ],
      aside: 0,
    })
    const [order] = await api.deps.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(['i.product_id', 'i.quantity'])
      .where('o.email', '=', shopper.email)
      .execute()
    expect(order).toEqual({ product_id: 2, quantity: 1 })
  })
  it('leaves the gift code to the other lines', async () => {
    const shopper = await makeShopper(api)
    await shopper.add(1, 4)
    const left = await insertGiftCode(api, 'KENARDA300', { amount: 30_000, single_use: true })
    await shopper.ask(setGiftCode, { body: { gift_code: 'KENARDA300' } })
    const apart = await shopper.ask(postBuyNow, { body })
    expect(apart).toMatchObject({ count: 1, gift_code_amount: 0, total_price_with_shipping: 149.9 })
    expect(apart.messages).toMatchObject([{ text: expect.stringContaining('kenarda duran') }])
    await pay(shopper)
    expect(await left()).toBe(30_000)
    expect(await shopper.ask(getCart)).toMatchObject({ count: 4, gift_code_amount: 300 })
  })
  it('leaves all in the cart where the bank refuses', async () => {
    const shopper = await makeShopper(api)
    await shopper.add(1)
    await shopper.ask(postBuyNow, { body })
    const { redirect_url } = await shopper.start('refused')
    await confirmAtBank(api, redirect_url)
    expect(await linesOf(shopper)).toEqual({ lines: [[2, 1]], aside: 1 })
    expect(await shopper.ask(postTakeBack)).toMatchObject({ count: 2, aside: 0 })
  })
  it('pressed twice, or sent again, it is one', async () => {
    const shopper = await makeShopper(api)
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const headers of [key, key, {}]) await shopper.ask(postBuyNow, { body }, headers)
    expect(await linesOf(shopper)).toEqual({ lines: [[2, 1]], aside: 0 })
  })
  it('of a line that is there adds what is missing', async () => {
    const shopper = await makeShopper(api)
    await shopper.add(2, 2)
    await shopper.ask(postBuyNow, { body: { ...body, num: 3 } })
    expect(await linesOf(shopper)).toEqual({ lines: [[2, 3]], aside: 0 })
  })
  it('changes the revision, so that a payment page with the whole cart is refused', async () => {
    const shopper = await makeShopper(api)
    await shopper.add(1)
    const wish = await shopper.wish()
    await shopper.ask(postBuyNow, { body })
    expect(await shopper.pay(wish)).toMatchObject({ status: 409 })
  })
  it('ends at a login that brings another cart: nothing of either is hidden', async () => {
    const member = await insertMember(api)
    const before = await makeShopper(api, member.credentials)
    await before.add(1)
    await before.ask(postBuyNow, { body: { product_id: 3, num: 1 } })
    const guest = await makeShopper(api)
    await guest.ask(postBuyNow, { body })
    const { sub } = JSON.parse(Buffer.from(guest.bearer.split('.')[1] ?? '', 'base64url').toString())
    const { db, clock } = api.deps
    await db.transaction().execute((trx) => mergeCarts(trx, sub, member.id, clock.now()))
    const { lines, aside } = await linesOf(before)
    expect(aside).toBe(0)
    expect(lines).toHaveLength(3)
  })
})
