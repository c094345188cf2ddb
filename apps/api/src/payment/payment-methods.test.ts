import {
  type Answer,
  type Call,
  getCart,
  getInitPayment,
  getPaymentStatus,
  postBankInstant,
  postBankTransfer,
  postBkm,
  postCashOnDelivery,
  postCreditCard,
  postGarantiPay,
  postLastOrder,
  postMarketCard,
  postPayWithUrl,
  postPttemCard,
  postPttemCardLimit,
  postSmsPayWithLink,
  postSelectAddress,
  putGift,
  removeFromCart,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testCards } from '@market/bank'
import { addDemoMembers, demoMembers, demoPassword } from '../demo/add-demo-members.ts'
import { atBank, confirmAtBank, newestSms, returnToShop, smsCode } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, proveGuest, type Shopper } from '../testing/shopper.ts'
import { payments } from '../wiring/payments.ts'
import { testNow } from '../testing/test-clock.ts'

const minute = 60_000
let api: TestApi
let shopper: Shopper
let productId = 0
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await addDemoMembers(db, testNow())
  const account = { position: 1, holder: 'Güvercin Pazaryeri (deneme)', iban: 'TR330006100519786457841326' }
  await db
    .insertInto('bank_accounts')
    .values([
      { ...account, id: 1, bank: 'Deneme Bankası', instant: true },
      { ...account, id: 2, bank: 'Örnek Banka', iban: 'TR320010009999901234567890', instant: false },
    ])
    .execute()
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await loggedIn()
  await shopper.ask(removeFromCart, { query: {} })
  productId += 1
  await insertProduct(api.deps.db, { id: productId })
  await shopper.add(productId)
  await api.deps.db.deleteFrom('mails').execute()
  await api.deps.db.deleteFrom('rate_limits').execute()
})

/** Signs in again, since a token expires before an awaited transfer does. */
const loggedIn = () => makeShopper(api, { username: demoMembers[0].email, password: demoPassword })
const common = async () => {
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  return wish
}
const order = async <C extends Call>(call: C, more: object = {}) =>
  shopper.call(call, { body: { ...(await common()), ...more } })
const statusOf = async (payment: string) => (await shopper.ask(getPaymentStatus, { query: { payment } })).status
const statusLater = async (payment: string) => {
  shopper = await loggedIn()
  return statusOf(payment)
}
const storedToken = async (stored_number: string) => {
  const response = await fetch(api.provider.tokenizerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.deps.config.siteUrl },
    body: JSON.stringify({ stored_number }),
  })
  const answer = await response.json()
  return { status: response.status, token: answer.data?.token ?? '', message: answer.err_msg }
}
const back = async (page: Awaited<ReturnType<typeof atBank>>) => returnToShop(api, page.back?.fields ?? {})
const stockLeft = () => readStock(api.deps.db, productId)

describe.each([
  ['BKM Express', postBkm, {}],
  ['Garanti Pay', postGarantiPay, {}],
  ['Deneme Bankası', postBankInstant, { bank_account_id: 1 }],
] as const)('%s', (title, call, more) => {
  const start = async (): Promise<Answer<typeof postBkm>> => (await order(call, more)).data
  test('is confirmed on its own page, and the order is paid', async () => {
    const started = await start()
    expect((await atBank(started.redirect_url)).html).toContain(title)
    expect(await statusOf(started.payment_id)).toBe('pending')
    await back(await atBank(started.redirect_url, { action: 'approve' }))
    expect(await statusOf(started.payment_id)).toBe('paid')
    const last = await shopper.ask(postLastOrder, { body: {} })
    expect(last.last_order_id).toBe(started.order_id)
  })
  test.each(['refuse', 'cancel'])('%s gives the stock back and keeps the cart', async (action) => {
    const started = await start()
    expect(await stockLeft()).toBe(9)
    await back(await atBank(started.redirect_url, { action }))
    expect(await statusOf(started.payment_id)).toBe('failed')
    expect(await stockLeft()).toBe(10)
    expect((await shopper.ask(getCart)).count).toBeGreaterThan(0)
  })
  test('is settled by the reconciler if the browser does not return', async () => {
    const started = await start()
    expect((await atBank(started.redirect_url, { action: 'strand' })).back).toBeUndefined()
    api.advance(3 * minute)
    await payments.reconcile(api.deps, api.provider)
    const row = api.deps.db.selectFrom('payments').select('status').where('id', '=', started.payment_id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'paid' })
  })
  test('never confirmed, it ends after a quarter of an hour', async () => {
    const started = await start()
    api.advance(16 * minute)
    await payments.reconcile(api.deps, api.provider)
    expect(await statusOf(started.payment_id)).not.toBe('pending')
    expect(await stockLeft()).toBe(10)
  })
})

describe('a bank transfer', () => {
  test('shows the account, empties the cart, and is paid when the money arrives', async () => {
    const { data } = await order(postBankTransfer, { bank_account_id: 2 })
    expect(data.transfer).toEqual({
      bank: 'Örnek Banka',
      holder: 'Güvercin Pazaryeri (deneme)',
      iban: 'TR320010009999901234567890',
      reference: data.order_id,
      amount: 149.9,
      until: data.expires_at,
    })
    expect((await shopper.ask(getCart)).count).toBe(0)
    const [mail] = await readMails(api.deps.db)
    for (const told of ['TR32 0010 0099 9990 1234 5678 90', '149,90 TL', data.order_id])
      expect(mail?.text).toContain(told)
    const waiting = await shopper.ask(postLastOrder, { body: {} })
    expect(waiting.order).toMatchObject({ order_id: data.order_id, status: 'awaiting_payment' })
    expect(waiting.order?.transfer).toEqual(data.transfer)
    await back(await atBank(data.trial_url ?? '', { action: 'approve' }))
    expect((await shopper.ask(postLastOrder, { body: {} })).order).toMatchObject({
      status: 'preparing',
      transfer: null,
    })
  })
  test('a repeated call makes one order', async () => {
    const body = { ...(await common()), bank_account_id: 2 }
    const key = { 'idempotency-key': `havale-${productId}` }
    const first = await shopper.ask(postBankTransfer, { body }, key)
    expect(await shopper.ask(postBankTransfer, { body }, key)).toEqual(first)
    expect(await stockLeft()).toBe(9)
  })
  // One of ten units is ordered. With nine left on sale it is reserved for 66 hours, a little less than three days.
  test('that does not arrive by the hour shown cancels the order and frees its stock', async () => {
    const { data } = await order(postBankTransfer, { bank_account_id: 2 })
    const minutes = (Date.parse(data.transfer?.until ?? '') - api.deps.clock.now().getTime()) / minute
    expect(Math.round(minutes)).toBe(66 * 60)
    api.advance(65 * 60 * minute)
    await payments.reconcile(api.deps, api.provider)
    expect(await statusLater(data.payment_id)).toBe('pending')
    api.advance(2 * 60 * minute)
    await payments.reconcile(api.deps, api.provider)
    expect(await statusLater(data.payment_id)).not.toBe('pending')
    expect(await stockLeft()).toBe(10)
    const row = api.deps.db.selectFrom('orders').select('status').where('number', '=', data.order_id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'cancelled' })
  })
  test('sent back by the bank, the order is cancelled', async () => {
    const { data } = await order(postBankTransfer, { bank_account_id: 2 })
    await back(await atBank(data.trial_url ?? '', { action: 'refuse' }))
    expect(await statusOf(data.payment_id)).toBe('failed')
    expect(await stockLeft()).toBe(10)
  })
  test('goes to an account of the list only, at once only to one that can', async () => {
    expect((await order(postBankTransfer, { bank_account_id: 99 })).status).toBe(422)
    expect((await order(postBankInstant, { bank_account_id: 2 })).status).toBe(422)
    expect(await stockLeft()).toBe(10)
  })
})

describe('orders that are not paid', () => {
  /** Adds one more unit to the cart and orders it with this method. */
  const again = async (buyer: Shopper, call: Call, more: object = {}) => {
    await buyer.ask(removeFromCart, { query: {} })
    await buyer.add(productId)
    const { card_token: _, card: __, ...wish } = await buyer.wish()
    return (await buyer.call(call, { body: { ...wish, ...more } })).status
  }
  test.each([
    ['at the door', postCashOnDelivery, {}, 3],
    ['by transfer', postBankTransfer, { bank_account_id: 2 }, 5],
  ])('%s are limited for a buyer over all sessions with the same mail address', async (_way, call, more, max) => {
    const guest = await makeShopper(api)
    for (let at = 0; at < max; at += 1) expect(await again(guest, call, more)).toBe(200)
    expect(await again(guest, call, more)).toBe(409)
    expect(await stockLeft()).toBe(10 - max)
    const other = await makeShopper(api)
    await proveGuest(api, other.bearer, guest.email.toUpperCase())
    expect(await again(other, call, more)).toBe(409)
    // Neither card payments nor other shoppers are limited.
    expect((await guest.pay(await guest.wish())).status).toBe(200)
    expect(await again(await makeShopper(api), call, more)).toBe(200)
  })
  test('are limited for a network over all its shoppers', async () => {
    const since = new Date(testNow().getTime() - minute)
    await api.deps.db
      .insertInto('order_limits')
      .values({ since, unpaid: 5, cash: 5, cash_total: 9_000_000, of_network: 2 })
      .execute()
    const statuses: number[] = []
    for (let at = 0; at < 3; at += 1) statuses.push(await again(await makeShopper(api), postCashOnDelivery))
    await api.deps.db.deleteFrom('order_limits').where('since', '=', since).execute()
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('cash on delivery', () => {
  test('the order is placed at once, and is paid at the door', async () => {
    const { data } = await order(postCashOnDelivery)
    expect(data.redirect_url).toContain(`/banka-yonlendirmesi?payment=${data.payment_id}`)
    expect(await statusOf(data.payment_id)).toBe('paid')
    const last = await shopper.ask(postLastOrder, { body: {} })
    expect(last.order).toMatchObject({ status: 'preparing', type: 'cash_on_delivery' })
    expect(last.order?.payment.title).toBe('Kapıda Ödeme')
    const [mail] = await readMails(api.deps.db)
    expect(mail?.text).toMatch(/Teslimatta 149,90 TL ödeyeceksiniz/)
    api.advance(60 * minute)
    await payments.reconcile(api.deps, api.provider)
    expect(await statusLater(data.payment_id)).toBe('paid')
  })
  test('is not taken for gold or above 5.000 TL', async () => {
    await insertProduct(api.deps.db, { id: 9000 + productId, price: 600_000 })
    await shopper.add(9000 + productId)
    const { methods } = await shopper.ask(getInitPayment)
    expect(methods.find(({ method }) => method === 'cash_on_delivery')).toMatchObject({
      available: false,
      note: 'En fazla 5.000,00 TL tutarındaki siparişlerde',
    })
    const refused = await order(postCashOnDelivery)
    expect(refused.status).toBe(422)
    expect(refused.message).toMatch(/Kapıda Ödeme/)
  })
  test('is not offered for a gift whose price is hidden from the recipient', async () => {
    const give = (prices_hidden: boolean) =>
      shopper.ask(putGift, { body: { product_id: productId, gift: { wrapped: true, note: '', prices_hidden } } })
    const cash = async () =>
      (await shopper.ask(getInitPayment)).methods.find(({ method }) => method === 'cash_on_delivery')
    await give(true)
    expect(await cash()).toMatchObject({ available: false, note: expect.stringMatching(/hediye/) })
    expect((await order(postCashOnDelivery)).status).toBe(422)
    await give(false)
    expect(await cash()).toMatchObject({ available: true })
  })
  test('is not offered for delivery to a locker', async () => {
    const { db } = api.deps
    const locker = { id: 70 + productId, kind: 'kargomat' as const, name: 'Konak Kargomat', address: 'İskele No: 2' }
    await db
      .insertInto('pickup_points')
      .values({ ...locker, city: 'İzmir', district: 'Konak', hours: '00.00–24.00' })
      .execute()
    await db.updateTable('products').set({ kargomat: true }).where('id', '=', productId).execute()
    await shopper.ask(postSelectAddress, { body: { shipping: { option: 'kargomat', pickup_id: locker.id } } })
    const { methods } = await shopper.ask(getInitPayment)
    expect(methods.find(({ method }) => method === 'cash_on_delivery')).toMatchObject({
      available: false,
      note: 'Kargomat’a teslimde kullanılamaz',
    })
    expect((await order(postCashOnDelivery)).status).toBe(422)
    await shopper.ask(postSelectAddress, { body: { shipping: { option: 'address' } } })
    expect((await order(postCashOnDelivery)).status).toBe(200)
  })
})

describe('a payment link', () => {
  const start = async () => (await order(postPayWithUrl)).data
  const card = (behaviour: string) => ({
    number: testCards.find((one) => one.behaviour === behaviour)?.number ?? '',
    name: 'Ali Veli',
    month: '12',
    year: '2035',
    cvc: '123',
  })
  test('can be paid by any client with its address, by card and code', async () => {
    const started = await start()
    expect(started.redirect_url).toContain('/my/link-olusturuldu')
    const link = started.link ?? ''
    expect((await atBank(link)).html).toMatch(/<dd>Elif K. için: [^<]+</)
    const form = await atBank(link, card('pays'))
    expect(form.html).toContain('6 haneli kod')
    const page = await confirmAtBank(api, link.replace('/link/', '/3ds/'))
    await back(page)
    expect(await statusOf(started.payment_id)).toBe('paid')
  })
  test('shows its result to the browser that paid it, for one hour, and to no other client', async () => {
    const started = await start()
    const link = started.link ?? ''
    await atBank(link, card('pays'))
    const sentOn = await back(await confirmAtBank(api, link.replace('/link/', '/3ds/')))
    const pass = /pass=([^&]+)/.exec(sentOn)?.[1]
    const friend = await makeVisitor(api.url)
    const query = { payment: started.payment_id }
    expect(await friend.ask(getPaymentStatus, { query: { ...query, pass } })).toMatchObject({
      status: 'paid',
      own: false,
    })
    expect(await shopper.ask(getPaymentStatus, { query })).toMatchObject({ status: 'paid', own: true })
    for (const wrong of [undefined, '', 'x', pass?.replace(/.$/, '_')])
      expect((await friend.call(getPaymentStatus, { query: { ...query, pass: wrong } })).status).toBe(404)
    api.advance(61 * minute)
    const later = await makeVisitor(api.url)
    expect((await later.call(getPaymentStatus, { query: { ...query, pass } })).status).toBe(404)
  })
  test('a card without limit may be followed by another; a code page without a card is not found', async () => {
    const started = await start()
    const link = started.link ?? ''
    expect((await atBank(link.replace('/link/', '/3ds/'))).status).toBe(404)
    expect((await atBank(link, card('no-limit'))).html).toContain('limiti yetersiz')
    expect((await atBank(link, { number: '1' })).html).toContain('Kart numarası geçersiz')
    await atBank(link, card('pays'))
    await back(await confirmAtBank(api, link.replace('/link/', '/3ds/')))
    expect(await statusOf(started.payment_id)).toBe('paid')
  })
  test.each([
    ['a card that the bank refuses', 'refused', 'confirm', 'Bankanız ödemeyi onaylamadı'],
    ['a cancelled code page', 'pays', 'cancel', 'iptal ettiniz'],
    ['three wrong codes', 'pays', 'wrong', 'üç kez hatalı'],
  ])('stays open after %s, and another card pays it', async (_title, behaviour, action, said) => {
    const started = await start()
    const link = started.link ?? ''
    const codePage = link.replace('/link/', '/3ds/')
    await atBank(link, card(behaviour))
    const pressed = {
      action: action === 'cancel' ? 'cancel' : 'confirm',
      code: action === 'confirm' ? smsCode(api) : 'x',
    }
    if (action === 'wrong') for (let tried = 1; tried < 3; tried += 1) await atBank(codePage, pressed)
    const again = await atBank(codePage, pressed)
    expect(again.html).toContain(said)
    expect(again.html).toContain('Kart numarası')
    expect((await atBank(codePage)).status).toBe(404)
    expect(await statusOf(started.payment_id)).toBe('pending')
    await atBank(link, card('pays'))
    await back(await confirmAtBank(api, codePage))
    expect(await statusOf(started.payment_id)).toBe('paid')
  })
  test('goes out by SMS to a phone of the caller’s choice, five times an hour', async () => {
    const started = await start()
    const body = { payment_id: started.payment_id, phone: '0532 111 22 33' }
    await shopper.ask(postSmsPayWithLink, { body })
    expect(newestSms(api)).toContain(started.link)
    expect((await shopper.call(postSmsPayWithLink, { body: { ...body, phone: '12' } })).status).toBe(422)
    const other = await makeShopper(api)
    expect((await other.call(postSmsPayWithLink, { body })).status).toBe(404)
    for (let sent = 1; sent < 5; sent += 1) await shopper.ask(postSmsPayWithLink, { body })
    expect((await shopper.call(postSmsPayWithLink, { body })).status).toBe(429)
  })
  test('that is not paid within a day cancels the order', async () => {
    const started = await start()
    api.advance(25 * 60 * minute)
    await payments.reconcile(api.deps, api.provider)
    expect(await statusLater(started.payment_id)).not.toBe('pending')
    expect(await stockLeft()).toBe(10)
    const body = { payment_id: started.payment_id, phone: '05321112233' }
    expect((await shopper.call(postSmsPayWithLink, { body })).status).toBe(409)
  })
  test('is for members', async () => {
    const guest = await makeShopper(api)
    await guest.add(productId)
    const { card_token: _, card: __, ...wish } = await guest.wish()
    expect((await guest.call(postPayWithUrl, { body: wish })).status).toBe(422)
  })
})

describe('stored-value cards', () => {
  test('a Pttem card shows its limit and pays after its code', async () => {
    const { token } = await storedToken('8000 0000 0000 0001')
    expect(await shopper.ask(postPttemCardLimit, { body: { card_token: token } })).toEqual({ limit: 50_000 })
    const { data } = await order(postPttemCard, { card_token: token })
    await back(await confirmAtBank(api, data.redirect_url))
    expect(await statusOf(data.payment_id)).toBe('paid')
    const last = await shopper.ask(postLastOrder, { body: {} })
    expect(last.order?.payment).toMatchObject({ title: 'Pttem Kart', card: 'Pttem Kart •••• 0001' })
  })
  test('a low limit or a refused code charges nothing', async () => {
    const poor = await storedToken('8000000000000002')
    expect((await order(postPttemCard, { card_token: poor.token })).message).toMatch(/limiti yetersiz/)
    const refused = await storedToken('8000000000000003')
    const { data } = await order(postPttemCard, { card_token: refused.token })
    await back(await confirmAtBank(api, data.redirect_url))
    expect(await statusOf(data.payment_id)).toBe('failed')
    expect(await stockLeft()).toBe(10)
  })
  test('is paid even if the browser does not return from the bank', async () => {
    const { token } = await storedToken('8000000000000005')
    const { data } = await order(postPttemCard, { card_token: token })
    expect((await confirmAtBank(api, data.redirect_url)).back).toBeUndefined()
    expect(await statusOf(data.payment_id)).toBe('paid')
  })
  test('the shop’s own card pays by its own call; each card only by its own', async () => {
    const market = await storedToken('8100000000000001')
    expect((await order(postPttemCard, { card_token: market.token })).message).toMatch(/seçtiğiniz ödeme yöntemiyle/)
    const again = await storedToken('8100000000000001')
    expect((await order(postCreditCard, { card_token: again.token })).status).toBe(422)
    const third = await storedToken('8100000000000001')
    const { data } = await order(postMarketCard, { card_token: third.token })
    await back(await confirmAtBank(api, data.redirect_url))
    expect(await statusOf(data.payment_id)).toBe('paid')
  })
  test('an invalid number and another card’s token are refused with a message', async () => {
    expect(await storedToken('7000000000000001')).toMatchObject({ status: 422, message: 'Kart numarası geçersiz' })
    const { card_token } = await shopper.wish()
    expect((await shopper.call(postPttemCardLimit, { body: { card_token } })).status).toBe(422)
  })
})
