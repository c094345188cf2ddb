import { getOrder, getOrders, getTrack, postGuestOrderTracking, postLastOrder, postOrderLink } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoMembers, demoMembers, demoPassword } from '../demo/add-demo-members.ts'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper, proveGuest, type Shopper } from '../testing/shopper.ts'
import { addDemoOrders } from '../demo/add-demo-orders.ts'
import { testNow } from '../testing/test-clock.ts'

let api: TestApi
let clients = 0
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  for (const id of [1, 2, 3]) await insertShop(db, { id })
  for (let id = 1; id <= 40; id += 1) await insertProduct(db, { id, shop_id: (id % 3) + 1, stocks: { '': 50 } })
  await addDemoMembers(db, testNow())
})
afterAll(() => api.stop())

const member = (index: 0 | 1) => makeVisitor(api.url, { username: demoMembers[index].email, password: demoPassword })
const from = () => ({ 'x-forwarded-for': `198.51.100.${clients}` })
const buy = async (shopper: Shopper) => {
  await shopper.add(1, 2)
  const started = await shopper.start()
  const page = await confirmAtBank(api, started.redirect_url)
  await returnToShop(api, page.back?.fields ?? {})
  return started.order_id
}

test('the demo member has past orders in different states, made once', async () => {
  await addDemoOrders(api.deps)
  await addDemoOrders(api.deps)
  const elif = await member(0)
  const { orders, result_count } = await elif.ask(getOrders, { query: {} })
  expect(result_count).toBe(5)
  expect(orders.map(({ status }) => status)).toEqual([
    'out_for_delivery',
    'shipped',
    'delivered',
    'cancelled',
    'delivered',
  ])
  const [newest] = orders
  expect(newest?.shops.map(({ status_text }) => status_text)).toEqual(['Dağıtımda', 'Mağaza hazırlıyor'])
  expect(newest?.shops[0]).toMatchObject({
    tracking_no: 'RR 482 917 305 TR',
    next_step: expect.stringContaining('bugün'),
  })
  for (const order of orders) {
    const cents = (lira: number) => Math.round(lira * 100)
    const lines = order.shops.flatMap((shop) => shop.shop_items.map(({ price }) => cents(price)))
    const goods = lines.reduce((sum, price) => sum + price, 0)
    expect(goods).toBe(cents(order.total_pure_price) + cents(order.total_tax_price))
    expect(goods + cents(order.total_ship_price)).toBe(cents(order.total_price_with_shipping))
  }
  const page = await elif.ask(getOrders, { query: { limit: '2', offset: '1' } })
  expect(page.orders.map(({ order_id }) => order_id)).toEqual(orders.slice(1, 3).map(({ order_id }) => order_id))
  expect((await (await member(1)).ask(getOrders, { query: {} })).orders).toEqual([])
})
test('an order is shown only to its owner', async () => {
  const elif = await makeShopper(api, { username: demoMembers[0].email, password: demoPassword })
  const id = await buy(elif)
  expect(await elif.ask(getOrder, { params: { id } })).toMatchObject({
    order_id: id,
    status: 'preparing',
    status_text: 'Mağaza hazırlıyor',
    type: 'credit_card',
    payment: { title: 'Kredi / Banka Kartı', card: expect.stringMatching(/^Visa •••• \d{4}$/), installment: 1 },
    deliver_to: 'Elif Karaca',
    shops: [{ steps: [{ key: 'ordered', state: 'done' }, { key: 'prepared', state: 'current' }, {}, {}, {}] }],
  })
  expect((await elif.ask(getTrack, { params: { order_id: id }, query: {} })).order_id).toBe(id)
  expect((await elif.ask(postLastOrder, { body: {} })).last_order_id).toBe(id)
  expect(await elif.ask(postLastOrder, { body: { platform: 'hgs' } })).toEqual({ last_order_id: null, order: null })
  const mert = await member(1)
  expect((await mert.call(getOrder, { params: { id } })).status).toBe(404)
  expect((await mert.call(getTrack, { params: { order_id: id } })).status).toBe(404)
  expect((await mert.ask(postLastOrder, { body: {} })).order).toBeNull()
  const anyone = await makeVisitor(api.url)
  expect((await anyone.call(getOrder, { params: { id } })).status).toBe(403)
  expect((await anyone.call(getTrack, { params: { order_id: id } })).status).toBe(404)
})
test('a failed or unpaid attempt is not the last order, and an unpaid one is shown as waiting', async () => {
  const guest = await makeShopper(api)
  await guest.add(2)
  await guest.pay(await guest.wish('no-limit'))
  expect((await guest.ask(postLastOrder, { body: {} })).order).toBeNull()
  const { order_id } = await guest.start()
  expect(await guest.ask(getTrack, { params: { order_id }, query: {} })).toMatchObject({
    status: 'awaiting_payment',
    status_text: 'Ödeme bekleniyor',
  })
  expect((await guest.ask(postLastOrder, { body: {} })).order).toBeNull()
})
test('a guest finds the order by number and e-mail, typed loosely, as often as needed', async () => {
  clients += 1
  const guest = await makeShopper(api)
  const order_id = await buy(guest)
  const stranger = await makeVisitor(api.url)
  const email = guest.email.toUpperCase().replaceAll('İ', 'I')
  for (let times = 0; times < 7; times += 1) {
    const found = await stranger.call(
      postGuestOrderTracking,
      { body: { order_id: ` ${order_id.toLowerCase()} `, email } },
      from(),
    )
    expect(found.data).toMatchObject({ order_id })
  }
})
test('number and mail address show no personal data until the mailbox is proven', async () => {
  clients += 1
  const address = { ...homeAddress, zip_code: '34710' }
  const guest = await makeShopper(api, undefined, address)
  const order_id = await buy(guest)
  const personal = [
    'Karaca',
    homeAddress.address,
    homeAddress.neighborhood,
    homeAddress.phone.slice(-9),
    address.zip_code,
  ]
  const stranger = await makeVisitor(api.url)
  const track = () => stranger.call(postGuestOrderTracking, { body: { order_id, email: guest.email } }, from())
  const typed = await track()
  const byLink = () => stranger.ask(postOrderLink, { body: { link: typed.data.link } })
  for (const shown of [typed.data, await byLink()]) {
    expect(shown).toMatchObject({ order_id, contact_hidden: true, deliver_to: 'E** K**' })
    for (const word of personal) expect(JSON.stringify(shown).includes(word), word).toBe(false)
  }
  await proveGuest(api, stranger.bearer, guest.email)
  for (const shown of [(await track()).data, await byLink()])
    expect(shown).toMatchObject({ contact_hidden: false, delivery: { address: address.address, zip_code: '34710' } })
})
test('every miss has the same answer, and the sixth in 15 minutes is refused', async () => {
  const guest = await makeShopper(api)
  const order_id = await buy(guest)
  const stranger = await makeVisitor(api.url)
  const misses: readonly object[] = [
    { order_id, email: 'baskasi@ornek.com' },
    { order_id: 'GV-22222222-2222', email: guest.email },
    { order_id: '', email: '' },
    { order_id: null, email: null },
    { order_id: [order_id], email: [guest.email] },
    {},
    { order_id, email: `${guest.email}'--` },
    { order_id, email: guest.email.replace('i', 'ı') },
  ]
  const heard = []
  for (const body of misses) {
    clients += 1
    const { status, message } = await stranger.call(postGuestOrderTracking, { body }, from())
    heard.push(`${status} ${message}`)
  }
  expect(new Set(heard)).toEqual(new Set([expect.stringContaining('404 Sipariş bulunamadı')]))
  clients += 1
  const statuses = []
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await stranger.call(postGuestOrderTracking, { body: misses[1] }, from())).status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  expect((await stranger.call(postGuestOrderTracking, { body: { order_id, email: guest.email } }, from())).status).toBe(
    429,
  )
  api.advance(15 * 60_000)
  expect((await stranger.call(postGuestOrderTracking, { body: { order_id, email: guest.email } }, from())).status).toBe(
    200,
  )
})
