import {
  getAddresses,
  getCancelDetails,
  getInitAddress,
  getOrder,
  getOrders,
  getTrack,
  guestCancelCalls,
  patchOrderAddress,
  postAddress,
  postBankTransfer,
  postCancelWaiting,
  postGuestOrderTracking,
  postInvoiceMail,
  postOrderLink,
  postPlacedContractFile,
  postWithdrawReturn,
  putFastShippingAddress,
} from '@market/contract'
import { findCategory } from '@market/domain/catalog'
import { pickupDays } from '@market/domain/orders'
import { dayText, isoDayText, noonOf } from '@market/domain/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, proveGuest, type Shopper } from '../testing/shopper.ts'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'

const day = 86_400_000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const account = { position: 1, bank: 'Deneme Bankası', holder: 'Güvercin', iban: 'TR330006100519786457841326' }
  await api.deps.db
    .insertInto('bank_accounts')
    .values({ ...account, id: 1, instant: false })
    .execute()
  await insertShop(api.deps.db, { id: 1 })
  await insertShop(api.deps.db, { id: 2 })
  await insertProduct(api.deps.db, { id: 1, name: 'Işıklı Çadır', stocks: { '': 9 } })
  await insertProduct(api.deps.db, { id: 2, shop_id: 2, name: 'Bakır Cezve', stocks: { '': 9 } })
})
afterAll(() => api.stop())

const bought = async (shopper: Shopper, product = 1, units = 1) => {
  await shopper.add(product, units)
  return completeCardOrder(api, shopper)
}
const transferred = async (shopper: Shopper) => {
  await shopper.add(1, 2)
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  return shopper.ask(postBankTransfer, { body: { ...wish, bank_account_id: 1 } })
}

test('the link in a guest’s mail opens the order without typing, for ninety days and no other order', async () => {
  const guest = await makeShopper(api)
  const number = await bought(guest)
  const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.includes(number))
  const link = mail?.text.match(/\/my\/siparis-takip#(\S+)/u)?.[1] ?? ''
  const anyone = await makeVisitor(api.url)
  expect(await anyone.ask(postOrderLink, { body: { link } })).toMatchObject({ order_id: number, buyer: 'Elif Karaca' })
  const found = await anyone.ask(postGuestOrderTracking, { body: { order_id: number, email: guest.email } })
  expect((await anyone.ask(postOrderLink, { body: { link: found.link } })).order_id).toBe(number)
  const other = await bought(await makeShopper(api))
  for (const forged of [link.replace(number, other), `${link}A`, link.slice(0, -4), ''])
    expect((await anyone.call(postOrderLink, { body: { link: forged } })).status).toBe(404)
  api.advance(91 * day)
  const later = await makeVisitor(api.url)
  expect((await later.call(postOrderLink, { body: { link } })).message).toMatch(/artık geçerli değil/)
})

test('an awaited transfer can be cancelled only by its owner, and frees its units at once', async () => {
  const guest = await makeShopper(api)
  const before = await readStock(api.deps.db, 1)
  const { order_id } = await transferred(guest)
  expect(await readStock(api.deps.db, 1)).toBe(before - 2)
  const waiting = await guest.ask(getTrack, { params: { order_id }, query: {} })
  expect(waiting).toMatchObject({ waits_until: expect.any(String), shops: [{ next_step: /Havaleniz bekleniyor/ }] })
  const other = await makeShopper(api)
  expect((await other.call(postCancelWaiting, { body: { order_id } })).status).toBe(404)
  expect(await guest.ask(postCancelWaiting, { body: { order_id } })).toMatchObject({
    status: 'cancelled',
    waits_until: null,
    shops: [{ next_step: 'Bu paket iptal edildi.' }],
  })
  expect(await readStock(api.deps.db, 1)).toBe(before)
  expect((await guest.call(postCancelWaiting, { body: { order_id } })).status).toBe(409)
  const paid = await bought(guest)
  expect((await guest.call(postCancelWaiting, { body: { order_id: paid } })).status).toBe(409)
})

test('a return can be withdrawn until the goods arrive', async () => {
  const guest = await makeShopper(api)
  const number = await bought(guest, 2, 2)
  for (let step = 0; step < 10; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const again = await makeVisitor(api.url)
  await proveGuest(api, again.bearer, guest.email)
  const items = [{ product_id: 2, quantity: 1, reason_id: 11 }]
  const request = { body: { order_id: number, items } }
  const sent = await again.ask(guestCancelCalls.postAction, request)
  expect(sent.kind).toBe('return')
  const stranger = await makeVisitor(api.url)
  const withdraw = { body: { cancel_id: sent.cancel_id } }
  expect((await stranger.call(postWithdrawReturn, withdraw)).status).toBe(404)
  await again.ask(postWithdrawReturn, withdraw)
  const { items: left } = await again.ask(guestCancelCalls.postProducts, { body: { order_id: number } })
  expect(left).toMatchObject([{ product_id: 2, quantity: 2 }])
  const second = await again.ask(guestCancelCalls.postAction, request)
  const tracking = { body: { order_id: number, email: guest.email } }
  expect((await stranger.ask(postGuestOrderTracking, tracking)).cancellations).toMatchObject([{ return_code: null }])
  const found = await again.ask(postGuestOrderTracking, tracking)
  expect(found.shops[0]?.shop_items).toMatchObject([{ num: 2, given_back: 1, unit_states: ['1 adet iade ediliyor'] }])
  expect(found.cancellations).toMatchObject([{ kind: 'return', return_code: second.return_code }])
  api.advance(3 * day)
  await advanceParcels(api.deps, api.provider)
  const late = await makeVisitor(api.url)
  await proveGuest(api, late.bearer, guest.email)
  expect((await late.call(postWithdrawReturn, { body: { cancel_id: second.cancel_id } })).status).toBe(409)
})

test('a courier fetches a return on one of three days, and its steps have dates', async () => {
  const guest = await makeShopper(api)
  const number = await bought(guest, 2, 2)
  for (let step = 0; step < 10; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const again = await makeVisitor(api.url)
  await proveGuest(api, again.bearer, guest.email)
  const { items: choices } = await again.ask(guestCancelCalls.postProducts, { body: { order_id: number } })
  const found = await again.ask(postGuestOrderTracking, { body: { order_id: number, email: guest.email } })
  expect(found.shops[0]?.next_step).toContain(dayText(new Date(choices[0]?.return_until ?? '')))
  const now = api.deps.clock.now()
  const [first = ''] = pickupDays(now)
  const body = { order_id: number, items: [{ product_id: 2, quantity: 1, reason_id: 11 }] }
  for (const wrong of [isoDayText(now), '2020-01-01', '2099-01-01']) {
    const refused = await again.call(guestCancelCalls.postAction, { body: { ...body, pickup_day: wrong } })
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('başka bir gün')])
  }
  const sent = await again.ask(guestCancelCalls.postAction, { body: { ...body, pickup_day: first } })
  expect(sent).toMatchObject({ pickup_day: first, handed_in_at: null, arrived_at: null })
  const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.startsWith('İade talebiniz'))
  expect(mail?.text).toMatch(/^Kurye, .* teslimat adresinizden ücretsiz alır/)
  const withdraw = { body: { cancel_id: sent.cancel_id } }
  const second = await again.ask(guestCancelCalls.postAction, { body: { ...body, pickup_day: null } })
  const both = { body: { cancel_id: second.cancel_id } }
  const twice = await Promise.all([again.call(postWithdrawReturn, both), again.call(postWithdrawReturn, both)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404])
  api.advance(noonOf(first).getTime() + 60_000 - now.getTime())
  await advanceParcels(api.deps, api.provider)
  const later = await makeVisitor(api.url)
  await proveGuest(api, later.bearer, guest.email)
  const stranger = await makeVisitor(api.url)
  expect((await stranger.call(postWithdrawReturn, withdraw)).status).toBe(404)
  const refused = await later.call(postWithdrawReturn, withdraw)
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('teslim alındığı için')])
  const details = await later.ask(getCancelDetails, { params: { id: sent.cancel_id } })
  expect(details).toMatchObject({ status: 'waiting', handed_in_at: noonOf(first).toISOString() })
  api.advance(2 * day)
  await advanceParcels(api.deps, api.provider)
  const last = await makeVisitor(api.url)
  await proveGuest(api, last.bearer, guest.email)
  expect(await last.ask(getCancelDetails, { params: { id: sent.cancel_id } })).toMatchObject({
    handed_in_at: noonOf(first).toISOString(),
    arrived_at: expect.any(String),
  })
})

test('a guest who proves the address gets invoices and documents, and sends the order elsewhere', async () => {
  const guest = await makeShopper(api)
  const number = await bought(guest)
  const elsewhere = await makeVisitor(api.url)
  const invoice = { body: { order_id: number } }
  expect((await elsewhere.call(postInvoiceMail, invoice)).status).toBe(404)
  await elsewhere.ask(postAddress, { body: { ...homeAddress, address: 'Yeni Sokak No: 8' } })
  const { addresses } = await elsewhere.ask(getAddresses, { params: { type: '1' } })
  const move = { body: { order_id: number, address_id: addresses[0]?.id ?? '' } }
  expect((await elsewhere.call(patchOrderAddress, move)).status).toBe(404)
  await proveGuest(api, elsewhere.bearer, guest.email)
  await elsewhere.ask(postInvoiceMail, invoice)
  expect(await elsewhere.ask(patchOrderAddress, move)).toMatchObject({
    address_changeable: true,
    delivery: { address: 'Yeni Sokak No: 8' },
  })
  const paper = { order_id: number, document: 'mesafeli-satis' }
  expect((await elsewhere.call(postPlacedContractFile, { body: paper })).status).toBe(404)
  const { filename, pdf } = await elsewhere.ask(postPlacedContractFile, { body: { ...paper, email: guest.email } })
  expect(filename).toContain(number)
  expect(Buffer.from(pdf, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true)
  for (let step = 0; step < 6; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const late = await makeVisitor(api.url)
  await proveGuest(api, late.bearer, guest.email)
  expect((await late.call(patchOrderAddress, move)).status).toBe(409)
})

test('orders are found by name in any spelling and by number, and filtered by state', async () => {
  const { credentials } = await insertMember(api)
  const member = await makeShopper(api, credentials)
  const tent = await bought(member)
  const pot = await bought(member, 2)
  const { order_id: awaited } = await transferred(member)
  const list = async (query: object) => (await member.ask(getOrders, { query })).orders.map(({ order_id }) => order_id)
  expect(await list({ q: 'ISIKLI cadir' })).toEqual([awaited, tent])
  expect(await list({ q: 'CEZVE' })).toEqual([pot])
  expect(await list({ q: pot.toLowerCase().slice(3, 9) })).toEqual([pot])
  expect(await list({ q: '100%' })).toEqual([])
  expect(await list({ state: 'waiting' })).toEqual([awaited])
  expect(await list({ state: 'under_way' })).toEqual([pot, tent])
  expect(await list({ state: 'delivered' })).toEqual([])
  await member.ask(guestCancelCalls.postAction, {
    body: { order_id: pot, items: [{ product_id: 2, quantity: 1, reason_id: 1 }] },
  })
  expect(await list({ state: 'given_back' })).toEqual([pot])
  const { result_count } = await member.ask(getOrders, { query: { state: 'under_way' } })
  expect(result_count).toBe(1)
  expect((await member.ask(getOrder, { params: { id: tent } })).invoice).toMatchObject({
    name: 'Elif Karaca',
    tax: null,
  })
})

test('goods without a right of withdrawal are cancelled, but not sent back once they have come', async () => {
  const shop = { shop_id: 2, stocks: { '': 9 } }
  const [bread, lipstick] = [findCategory('kahvaltilik'), findCategory('makyaj')].map((found) => found?.id ?? 0)
  if (!bread || !lipstick) throw new Error('unknown categories')
  await insertProduct(api.deps.db, { ...shop, id: 11, name: 'Köy Peyniri', category_path: [bread], category_id: bread })
  await insertProduct(api.deps.db, { ...shop, id: 12, name: 'Ruj', category_path: [lipstick], category_id: lipstick })
  const guest = await makeShopper(api)
  await guest.add(12)
  const mixed = await bought(guest, 11)
  const cheese = await bought(guest, 11)
  const choices = (who: Visitor, order_id: string) =>
    who.ask(guestCancelCalls.postProducts, { body: { order_id } }).then(({ items }) => items.map((one) => one.name))
  expect((await choices(guest, mixed)).toSorted()).toEqual(['Sesta Köy Peyniri', 'Sesta Ruj'])
  for (let step = 0; step < 6; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const later = await makeVisitor(api.url)
  await proveGuest(api, later.bearer, guest.email)
  expect(await choices(later, mixed)).toEqual(['Sesta Ruj'])
  const items = [{ product_id: 11, quantity: 1, reason_id: 11 }]
  expect((await later.call(guestCancelCalls.postAction, { body: { order_id: mixed, items } })).status).toBe(422)
  const find = (order_id: string) => later.ask(postGuestOrderTracking, { body: { order_id, email: guest.email } })
  const both = await find(mixed)
  expect(both.cancel).not.toBeNull()
  const rights = both.shops[0]?.shop_items.map(({ name, withdrawal }) => [name, withdrawal])
  expect(new Map(rights as [string, string][])).toEqual(
    new Map([
      ['Köy Peyniri', 'none'],
      ['Ruj', 'sealed'],
    ]),
  )
  expect(await find(cheese)).toMatchObject({
    cancel: null,
    shops: [{ status: 'delivered', next_step: 'Bu paketteki ürünlerde cayma hakkı yoktur.' }],
  })
})

test('an order promised for the next day stays in its city', async () => {
  await insertShop(api.deps.db, { id: 3, city: homeAddress.city })
  await insertProduct(api.deps.db, { id: 13, shop_id: 3, fast_shipping: true, stocks: { '': 9 } })
  const guest = await makeShopper(api)
  const address = async (more: object) => {
    const { addresses: before } = await guest.ask(getAddresses, { params: { type: '1' } })
    await guest.ask(postAddress, { body: { ...homeAddress, ...more } })
    const { addresses } = await guest.ask(getAddresses, { params: { type: '1' } })
    return addresses.find(({ id }) => before.every((one) => one.id !== id))?.id ?? ''
  }
  await guest.add(13)
  const { selected_address } = await guest.ask(getInitAddress)
  await guest.ask(putFastShippingAddress, { body: { address_id: selected_address ?? '' } })
  const order_id = await completeCardOrder(api, guest)
  const move = async (more: object) =>
    guest.call(patchOrderAddress, { body: { order_id, address_id: await address(more) } })
  expect(
    await move({ title: 'Uzak', city: 'Ankara', district: 'Çankaya', neighborhood: 'Kızılay Mah.' }),
  ).toMatchObject({
    status: 409,
    message: expect.stringMatching(/Hızlı teslimat yalnızca .* içinde yapıldığı için/),
  })
  expect((await move({ title: 'Yakın', address: 'Yeni Sokak No: 9' })).status).toBe(200)
})
