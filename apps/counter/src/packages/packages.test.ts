import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sellerPapers } from '@market/api/counter'
import { auditBooks, homeAddress, makeVisitor, phonePhoto, readMails, setStock } from '@market/api/testing'
import {
  cancelCalls,
  getCancelDetails,
  patchOrderAddress,
  postAddress,
  postCashOnDelivery,
  postExchange,
  postParcelInvoice,
} from '@market/contract'
import {
  type DeskCall,
  getAudit,
  getAuditFile,
  getDeskOrder,
  getDispute,
  getDisputes,
  getDisputesFile,
  getOrders,
  getPackage,
  getPackages,
  getPackagesFile,
  getReturn,
  getReturns,
  getReturnsFile,
  getSellersFile,
  getSellerToday,
  getSlip,
  postAccept,
  postDispute,
  postDisputePhoto,
  postPack,
  postReturn,
  postShip,
  postUndo,
  postUnsupplied,
  putInvoice,
} from '@market/contract/counter'
import { forgetDisputePhotos, readParcelTerms } from '@market/database'
import { pickupDays } from '@market/domain/orders'
import { deskCodes } from '@market/domain/team'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../testing/applicant.ts'
import { makeSale, moneyOf, passDays, passDaysUntil, type Sale, sendRefunds } from '../testing/sale.ts'
import { type DeskClient, type DeskHeard, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
beforeAll(async () => {
  shop = await startTestCounter()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await auditBooks(shop.api.deps.db)).toEqual([])
})

const mailsTo = async (email: string) =>
  (await readMails(shop.api.deps.db)).filter(({ recipient }) => recipient === email)
const one = (sale: Sale, by: DeskClient = sale.packer) => by.ask(getPackage, { params: { id: sale.id } })
const acceptBody = async (sale: Sale) => ({ packages: [{ id: sale.id, revision: (await one(sale)).revision }] })
const accept = async (sale: Sale) => sale.packer.ask(postAccept, { body: await acceptBody(sale) })
const pack = async (sale: Sale) =>
  sale.packer.call(postPack, { params: { id: sale.id }, body: { revision: (await one(sale)).revision } })
const unsupplied = async (sale: Sale, units: number, headers: Record<string, string> = {}) => {
  const { revision } = await one(sale)
  const body = { id: sale.id, revision, lines: [{ line: 1, units }], reason: 'sold-out', note: 'Raf boş' } as const
  return sale.packer.call(postUnsupplied, { body }, headers)
}
const ship = async (sale: Sale, tracking = 'GV 123 456 789') => {
  const body = { revision: (await one(sale)).revision, tracking_no: tracking }
  return sale.packer.call(postShip, { params: { id: sale.id }, body })
}
const photo = async (sale: Sale, id: string, colour = '#246') =>
  (await sale.packer.ask(postDisputePhoto, { params: { id }, file: await phonePhoto(colour, 400, 300) })).key
const queue = async (by: DeskClient, name: string) =>
  (await by.ask(getSellerToday)).rows.find((row) => row.queue === name)

/** A parcel that its shopper has, and who returns units of it that have arrived at the shop. */
async function returned(units = 1, bought = 2, reason = 13) {
  const sale = await makeSale(shop, { units: bought })
  await ship(sale)
  await passDaysUntil(shop, async () => (await one(sale)).state === 'delivered')
  const made = await sale.giveBack(units, reason)
  expect(made.status, made.message).toBe(200)
  await passDaysUntil(shop, async () => (await returnOf(sale, made.data.cancel_id)).state === 'arrived')
  return { sale, id: made.data.cancel_id }
}
const returnOf = (sale: Sale, id: string) => sale.packer.ask(getReturn, { params: { id } })

it('follows a package from the purchase to a decided dispute', async () => {
  const before = await queue(await shop.key('operasyon'), 'to-accept')
  const sale = await makeSale(shop)
  const packer = await shop.member('operasyon')
  const today = await queue(packer, 'to-accept')
  expect(today).toMatchObject({ count: (before?.count ?? 0) + 1, overdue: 0, due_at: expect.any(String) })
  const { items } = await packer.ask(getPackages, { query: { tab: 'new' } })
  expect(items).toMatchObject([{ id: sale.id, order_id: sale.number, state: 'new', units: 2, overdue: false }])

  await accept(sale)
  expect(await one(sale)).toMatchObject({ state: 'accepted', accepted_at: expect.any(String) })
  expect((await queue(packer, 'to-pack'))?.count).toBe(1)
  const mails = (await mailsTo(sale.email)).length
  const told = await unsupplied(sale, 1)
  expect(told.status, told.message).toBe(200)
  expect(told.data).toMatchObject({ refund: 100, package: { state: 'accepted', units: 1, lines: [{ cancelled: 1 }] } })
  const [news, ...more] = (await mailsTo(sale.email)).slice(mails)
  expect(more).toEqual([])
  expect(`${news?.subject} ${news?.text}`).toMatch(/tedarik/i)
  expect(`${news?.subject} ${news?.text}`).not.toContain('Raf boş')
  expect((await pack(sale)).data).toMatchObject({ state: 'packed' })
  const slip = await sale.packer.call(getSlip, { params: { id: sale.id } })
  expect(slip.headers.get('content-type')).toBe('application/pdf')
  expect(slip.headers.get('content-disposition')).toContain(`etiket-${sale.id}.pdf`)
  expect(Buffer.from(slip.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  await sendRefunds(shop)
  expect(await sale.order()).toMatchObject({
    status: 'preparing',
    payment: { left: 149.9, refunded: 100 },
    shops: [{ tracking_no: null, invoice: null, shop_items: [{ num: 2, given_back: 1 }] }],
  })

  expect((await ship(sale)).data).toMatchObject({ state: 'shipped', tracking_no: 'GV 123 456 789' })
  const file = smallPdf()
  const sent = await sale.packer.call(putInvoice, { params: { id: sale.id }, file })
  expect(sent.data).toMatchObject({ invoice: { bytes: file.length } })
  const order = await sale.order()
  expect(order.shops[0]).toMatchObject({
    status: 'shipped',
    tracking_no: 'GV 123 456 789',
    invoice: { uploaded_at: expect.any(String) },
  })
  const shopper = await sale.again()
  const pdf = await shopper.ask(postParcelInvoice, { body: { order: sale.number, shop_id: 1 } })
  expect(Buffer.from(pdf.pdf, 'base64').equals(Buffer.from(file))).toBe(true)
  const stranger = await makeVisitor(shop.api.url)
  const foreign = await stranger.call(postParcelInvoice, { body: { order: sale.number, shop_id: 1 } })
  expect(foreign.status).toBe(404)

  await passDaysUntil(shop, async () => (await one(sale)).state === 'delivered')
  const buyer = await sale.again()
  const shot = await fetch(`${shop.api.url}/eptnew/x/return-photo/${sale.number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.bearer}`, 'content-type': 'application/octet-stream' },
    body: await phonePhoto('#a52', 300, 200),
  })
  const { data } = await shot.json()
  const made = await sale.giveBack(1, 13, [data.key])
  expect(made.status, made.message).toBe(200)
  const id = made.data.cancel_id
  expect(await returnOf(sale, id)).toMatchObject({ state: 'awaited', photos: [expect.stringMatching(/^data:/)] })
  await passDaysUntil(shop, async () => (await returnOf(sale, id)).state === 'arrived')
  expect(await returnOf(sale, id)).toMatchObject({
    disputable: true,
    answer_by: expect.any(String),
    lines: [{ line: 1, units: 1, note: 'Kutusu açılmış', refund: 100 }],
  })
  expect((await queue(sale.packer, 'returns'))?.count).toBe(1)
  const { revision } = await returnOf(sale, id)
  const photos = [await photo(sale, id)]
  const dispute = { reason: 'used' as const, note: 'Yıkanmış', photos }
  const answered = await sale.packer.ask(postReturn, { params: { id }, body: { revision, dispute } })
  expect(answered).toMatchObject({ disputed: id, return: { state: 'disputed', dispute: { note: 'Yıkanmış' } } })
  expect((await mailsTo(sale.email)).at(-1)?.text).toMatch(/kullanılmış/i)

  const office = await shop.member('destek')
  const list = await office.ask(getDisputes, {})
  expect(list.items).toMatchObject([{ id, shop_id: 1, state: 'disputed' }])
  const open = await office.ask(getDispute, { params: { id } })
  expect(open).toMatchObject({
    photos: [expect.stringMatching(/^data:/)],
    dispute: { photos: [expect.stringMatching(/^data:/)] },
  })
  const body = { revision: open.revision, for: 'shopper', reason: 'Fotoğraf kullanımı göstermiyor' } as const
  expect(await office.ask(postDispute, { params: { id }, body })).toMatchObject({
    state: 'accepted',
    decision: { for: 'shopper' },
  })
  await passDays(shop, 3)
  expect(await moneyOf(shop, sale.number)).toEqual(['cancel refunded 10000', 'return refunded 14990'])
  expect((await sale.order()).payment).toMatchObject({ amount: 249.9, left: 0, refunded: 249.9 })
})

describe('a stale revision', () => {
  it('is answered with the present package, and changes nothing', async () => {
    const sale = await makeSale(shop)
    const { id } = sale
    const stale = (await one(sale)).revision
    await accept(sale)
    const present = await one(sale)
    const results = await sale.packer.ask(postAccept, { body: { packages: [{ id, revision: stale }] } })
    expect(results).toMatchObject({ results: [{ id, accepted: false, package: { revision: present.revision } }] })
    const lines = [{ line: 1, units: 1 }]
    for (const [call, body] of [
      [postPack, { revision: stale }],
      [postUndo, { revision: stale }],
      [postShip, { revision: stale, tracking_no: 'GV 111' }],
      [postUnsupplied, { id, revision: stale, lines, reason: 'other' }],
    ] as const) {
      const heard = await sale.packer.call<DeskCall>(call, { params: { id }, body })
      expect([heard.status, heard.code], call.path).toEqual([409, deskCodes.stale])
      expect(heard.data, call.path).toMatchObject({ id, state: 'accepted', revision: present.revision })
    }
    expect(await one(sale)).toEqual(present)
    expect(await moneyOf(shop, sale.number)).toEqual([])
  })

  it('is answered with the present return and dispute', async () => {
    const { sale, id } = await returned()
    const stale = (await returnOf(sale, id)).revision - 1
    const answered = await sale.packer.call(postReturn, { params: { id }, body: { revision: stale } })
    expect([answered.status, answered.code]).toEqual([409, deskCodes.stale])
    expect(answered.data).toMatchObject({ id, state: 'arrived', revision: stale + 1 })
    const dispute = { reason: 'used' as const, photos: [await photo(sale, id)] }
    await sale.packer.ask(postReturn, { params: { id }, body: { revision: stale + 1, dispute } })
    const office = await shop.member('destek')
    const body = { revision: stale + 1, for: 'seller', reason: 'Ürün kullanılmış görünüyor' } as const
    const decided = await office.call(postDispute, { params: { id }, body })
    expect([decided.status, decided.code]).toEqual([409, deskCodes.stale])
    expect(decided.data).toMatchObject({ id, state: 'disputed', revision: stale + 2 })
  })
})

describe('a step at the wrong time', () => {
  it('of a package is refused with the present state', async () => {
    const sale = await makeSale(shop)
    const { id } = sale
    const { revision } = await one(sale)
    expect((await sale.packer.call(postUndo, { params: { id }, body: { revision } })).status).toBe(409)
    expect((await pack(sale)).status).toBe(409)
    await accept(sale)
    expect((await pack(sale)).status).toBe(200)
    expect((await pack(sale)).status).toBe(409)
    const undo = await sale.packer.ask(postUndo, { params: { id }, body: { revision: (await one(sale)).revision } })
    expect(undo).toMatchObject({ state: 'accepted', packed_at: null })
    expect((await ship(sale)).data).toMatchObject({ state: 'shipped', packed_at: expect.any(String) })
    for (const again of [await ship(sale), await unsupplied(sale, 1), await pack(sale)])
      expect([again.status, again.code]).toEqual([409, deskCodes.stale])
    await passDaysUntil(shop, async () => (await one(sale)).state === 'delivered')
    expect((await sale.packer.call(getSlip, { params: { id } })).status).toBe(409)
  })

  it('of a return is refused', async () => {
    const sale = await makeSale(shop)
    await ship(sale)
    await passDaysUntil(shop, async () => (await one(sale)).state === 'delivered')
    const made = await sale.giveBack(1, 14)
    const id = made.data.cancel_id
    const { revision } = await returnOf(sale, id)
    const file = await phonePhoto('#111', 90, 90)
    expect((await sale.packer.call(postReturn, { params: { id }, body: { revision } })).status).toBe(409)
    expect((await sale.packer.call(postDisputePhoto, { params: { id }, file })).status).toBe(409)
    const office = await shop.member('destek')
    const decision = { revision, for: 'shopper', reason: 'Henüz itiraz yapılmamış' } as const
    expect((await office.call(postDispute, { params: { id }, body: decision })).status).toBe(404)
  })

  it('of units that the package does not have is refused', async () => {
    const sale = await makeSale(shop)
    const { id } = sale
    const { revision } = await one(sale)
    for (const lines of [
      [{ line: 1, units: 3 }],
      [{ line: 2, units: 1 }],
      [
        { line: 1, units: 1 },
        { line: 1, units: 1 },
      ],
    ]) {
      const body = { id, revision, lines, reason: 'other' }
      expect((await sale.packer.call(postUnsupplied, { body })).status).toBe(422)
    }
    expect(await moneyOf(shop, sale.number)).toEqual([])
  })
})

it('does a write once for one idempotency key', async () => {
  const sale = await makeSale(shop)
  const { id, packer } = sale
  const office = await shop.member('destek')
  const audited = async () => {
    const { items } = await office.ask(getAudit, { query: { subject: sale.number } })
    for (const { about } of items)
      expect(about).toEqual({ text: `${sale.number}, paket ${id}`, page: { of: 'order', id: sale.number } })
    return items.map(({ action }) => action)
  }
  const revision = async () => ({ revision: (await one(sale)).revision })
  const key = (name: string) => ({ 'idempotency-key': `anahtar-${name}-${id}` })
  const twice = async (send: (headers: Record<string, string>) => Promise<unknown>, name: string) => {
    const answers = await Promise.all([send(key(name)), send(key(name))])
    expect(answers[1], name).toEqual(answers[0])
    expect(await send(key(name)), name).toEqual(answers[0])
  }
  const accepted = { body: await acceptBody(sale) }
  await twice((headers) => packer.ask(postAccept, accepted, headers), 'onay')
  const lines = [{ line: 1, units: 1 }]
  const missing = { body: { id, ...(await revision()), lines, reason: 'sold-out' } as const }
  await twice((headers) => packer.ask(postUnsupplied, missing, headers), 'yok')
  const packed = { params: { id }, body: await revision() }
  await twice((headers) => packer.ask(postPack, packed, headers), 'paket')
  const shipped = { params: { id }, body: { ...(await revision()), tracking_no: 'GV 2222' } }
  await twice((headers) => packer.ask(postShip, shipped, headers), 'kargo')
  const writes = (await audited()).filter((action) => action !== 'package.read')
  expect(writes).toEqual(['package.ship', 'package.pack', 'package.unsupply', 'package.accept'])
  await sendRefunds(shop)
  expect(await moneyOf(shop, sale.number)).toEqual(['cancel refunded 10000'])
  expect((await mailsTo(sale.email)).filter(({ subject }) => /tedarik/i.test(subject))).toHaveLength(1)
})

it('ends a package whose last unit is missing, with its shipping fee refunded', async () => {
  const sale = await makeSale(shop)
  expect((await unsupplied(sale, 1)).data).toMatchObject({ refund: 100 })
  expect((await unsupplied(sale, 1)).data).toMatchObject({ refund: 149.9, package: { state: 'unsupplied', units: 0 } })
  expect((await unsupplied(sale, 1)).status).toBe(409)
  await sendRefunds(shop)
  expect(await sale.order()).toMatchObject({ status: 'cancelled', payment: { left: 0, refunded: 249.9 } })
  const file = smallPdf()
  expect((await sale.packer.call(putInvoice, { params: { id: sale.id }, file })).status).toBe(409)
})

it('gives nothing back twice while seller and shopper write at once', async () => {
  const packer = await shop.key('operasyon')
  for (let round = 0; round < 6; round += 1) {
    const sale = await makeSale(shop, { units: 3 })
    const { id } = sale
    await accept(sale)
    const { revision } = await one(sale)
    const shopper = await sale.again()
    const cancel = (quantity: number) =>
      shopper.call(cancelCalls.postAction, {
        body: { order_id: sale.number, items: [{ product_id: sale.product, quantity, reason_id: 1 }] },
      })
    const body = { id, revision, lines: [{ line: 1, units: 2 }], reason: 'sold-out' }
    const statuses = await Promise.all([
      packer.call(postPack, { params: { id }, body: { revision } }),
      cancel(2),
      packer.call(postUnsupplied, { body }),
      cancel(1),
      packer.call(postUnsupplied, { body }),
      packer.call(postShip, { params: { id }, body: { revision, tracking_no: 'GV 33333' } }),
      packer.call(postUndo, { params: { id }, body: { revision } }),
    ])
    for (const { status, message } of statuses) expect([200, 409, 422], message).toContain(status)
    // At most one of the packer's writes met the revision that it named.
    const won = statuses.filter(({ status }, index) => status === 200 && index !== 1 && index !== 3)
    expect(won.length).toBeLessThanOrEqual(1)
    await sendRefunds(shop)
    const { payment, shops } = await sale.order()
    const given = shops[0]?.shop_items[0]?.given_back ?? 0
    expect(payment.refunded).toBe(given === 3 ? 349.9 : given * 100)
    expect((await one(sale)).units).toBe(3 - given)
  }
})

it('is packed again after its address was changed, because its slip has the former address', async () => {
  const sale = await makeSale(shop)
  await accept(sale)
  const packed = (await pack(sale)).data
  const shopper = await sale.again()
  const { saved } = await shopper.ask(postAddress, { body: { ...homeAddress, address: 'Bahariye Cad. No: 7' } })
  await shopper.ask(patchOrderAddress, { body: { order_id: sale.number, address_id: saved.id } })
  const body = { revision: packed.revision, tracking_no: 'GV 123 456 789' }
  const stale = await sale.packer.call(postShip, { params: { id: sale.id }, body })
  expect([packed.state, stale.status, stale.data]).toMatchObject([
    'packed',
    409,
    { state: 'accepted', packed_at: null, address: { address: 'Bahariye Cad. No: 7' } },
  ])
  expect((await queue(sale.packer, 'to-pack'))?.count).toBeGreaterThan(0)
  expect((await pack(sale)).data.state).toBe('packed')
})

it('stops the packer when the shopper has cancelled', async () => {
  const sale = await makeSale(shop)
  await accept(sale)
  const { revision } = await one(sale)
  expect((await sale.giveBack(1, 1)).status).toBe(200)
  const stale = await sale.packer.call(postPack, { params: { id: sale.id }, body: { revision } })
  expect([stale.status, stale.data.units]).toEqual([409, 1])
  expect((await sale.giveBack(1, 1)).status).toBe(200)
  const gone = await sale.packer.call(postPack, { params: { id: sale.id }, body: { revision } })
  expect([gone.status, gone.data.state]).toEqual([409, 'cancelled'])
  expect((await sale.packer.ask(getPackages, { query: { tab: 'problem' } })).items.map(({ id }) => id)).toContain(
    sale.id,
  )
})

it('names the cash that its carrier has yet to collect, and none once it was collected', async () => {
  const { api } = shop
  const sale = await makeSale(shop, { shopId: 1, units: 5 })
  const other = await makeSale(shop, { shopId: 2, units: 5 })
  for (const { product } of [sale, other]) await setStock(api.deps.db, product, 3)
  const buyer = await sale.again()
  for (const { product } of [sale, other]) await buyer.add(product)
  const { card_token: _, card: __, ...wish } = await buyer.wish()
  const { order_id: q } = await buyer.ask(postCashOnDelivery, { body: wish })
  const paid = [sale, other].map(({ packer }) => ({
    find: async () => {
      const { items } = await packer.ask(getPackages, { query: { q } })
      return packer.ask(getPackage, { params: { id: items[0]?.id ?? '' } })
    },
    ship: (id: string, revision: number) =>
      packer.ask(postShip, { params: { id }, body: { revision, tracking_no: 'GV 123 456 789' } }),
  }))
  const cash = () => Promise.all(paid.map(async ({ find }) => (await find()).cash))
  expect(await cash()).toEqual([149.9, 149.9])
  const [first] = paid
  const sent = await first?.find()
  await first?.ship(sent?.id ?? '', sent?.revision ?? 0)
  await passDaysUntil(shop, async () => (await first?.find())?.state === 'delivered')
  expect(await cash()).toEqual([null, 149.9])
})

describe('a return', () => {
  it('is accepted in part, and the rest is refused by the office', async () => {
    const { sale, id } = await returned(2)
    const { revision } = await returnOf(sale, id)
    const dispute = { reason: 'missing-parts' as const, note: 'Kutu boş', photos: [await photo(sale, id)] }
    const accepted = [{ line: 1, units: 1 }]
    const answer = { revision, accept: accepted, dispute }
    const { disputed, return: rest } = await sale.packer.ask(postReturn, { params: { id }, body: answer })
    expect(rest).toMatchObject({ id, state: 'accepted', lines: [{ units: 1 }] })
    expect(disputed).not.toBe(id)
    const part = disputed ?? ''
    const office = await shop.member('destek')
    const open = await office.ask(getDispute, { params: { id: part } })
    expect(open).toMatchObject({ state: 'disputed', lines: [{ units: 1 }], dispute: { photos: [expect.any(String)] } })
    const body = { revision: open.revision, for: 'seller', reason: 'Kutunun içi boş gelmiş' } as const
    expect(await office.ask(postDispute, { params: { id: part }, body })).toMatchObject({ state: 'refused' })
    expect((await office.call(postDispute, { params: { id: part }, body })).status).toBe(409)
    await passDays(shop, 3)
    expect((await moneyOf(shop, sale.number)).toSorted()).toEqual(['return refunded 10000', 'return refused 14990'])
    expect((await sale.order()).payment).toMatchObject({ amount: 249.9, refunded: 100, left: 149.9 })
    expect((await mailsTo(sale.email)).at(-1)?.text ?? '').not.toBe('')
  })

  it('that the office refused is not asked for again', async () => {
    const { sale, id } = await returned(1)
    const { revision } = await returnOf(sale, id)
    const dispute = { reason: 'used' as const, photos: [await photo(sale, id)] }
    await sale.packer.ask(postReturn, { params: { id }, body: { revision, dispute } })
    const office = await shop.member('destek')
    const body = { revision: revision + 1, for: 'seller', reason: 'Ürün kullanılmış görünüyor' } as const
    await office.ask(postDispute, { params: { id }, body })
    expect((await sale.giveBack(2, 13)).status).toBe(422)
    // The other unit was never disputed.
    expect((await sale.order()).cancel).not.toBeNull()
    expect((await sale.giveBack(1, 13)).status).toBe(200)
    expect((await sale.giveBack(1, 13)).status).toBe(422)
    expect((await sale.order()).cancel).toBeNull()
  })

  it('after an exchange names the choice that comes back, so that the shop does not dispute it as another', async () => {
    const sale = await makeSale(shop, { units: 1, sizes: { 101: 'S', 102: 'M' } })
    await ship(sale)
    await passDaysUntil(shop, async () => (await one(sale)).state === 'delivered')
    const line = { product_id: sale.product, quantity: 1, reason_id: 12 }
    const [pickup_day = ''] = pickupDays(shop.api.deps.clock.now())
    const wish = { order_id: sale.number, item: { ...line, attr_id: '101' }, exchange_for: '102', pickup_day }
    const { cancel_id } = await (await sale.again()).ask(postExchange, { body: wish })
    const exchanged = async () => (await sale.again()).ask(getCancelDetails, { params: { id: cancel_id } })
    await passDaysUntil(shop, async () => (await exchanged()).status === 'refunded')
    const items = [{ ...line, attr_id: '102' }]
    const made = await (await sale.again()).ask(cancelCalls.postAction, { body: { order_id: sale.number, items } })
    await passDaysUntil(shop, async () => (await returnOf(sale, made.cancel_id)).state === 'arrived')
    expect((await returnOf(sale, made.cancel_id)).lines).toMatchObject([
      { name: expect.stringMatching(/, M$/), units: 1 },
    ])
    const file = await sale.packer.call(getReturnsFile, { query: { tab: 'arrived' } })
    expect(Buffer.from(file.bytes).toString()).toMatch(new RegExp(`"${sale.number}".*, M"`))
  })

  it('for a change of mind cannot be disputed, and needs photos of its own otherwise', async () => {
    const { sale, id } = await returned(1, 1, 11)
    const { revision } = await returnOf(sale, id)
    const dispute = { reason: 'used' as const, photos: [await photo(sale, id)] }
    expect((await sale.packer.call(postReturn, { params: { id }, body: { revision, dispute } })).status).toBe(422)
    const other = await returned(1, 1)
    const body = { revision: (await returnOf(other.sale, other.id)).revision, dispute }
    const foreign = await other.sale.packer.call(postReturn, { params: { id: other.id }, body })
    expect([foreign.status, foreign.message]).toEqual([422, expect.stringContaining('fotoğraf')])
  })

  it('is refunded once when it is accepted many times at once, and by silence', async () => {
    const { sale, id } = await returned(1, 1)
    const { revision } = await returnOf(sale, id)
    const tries = Array.from({ length: 5 }, () => sale.packer.call(postReturn, { params: { id }, body: { revision } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
    const silent = await returned(1, 1)
    expect((await sale.packer.ask(getReturns, { query: { tab: 'done' } })).items.map((row) => row.id)).toContain(id)
    await passDays(shop, 4)
    expect(await returnOf(silent.sale, silent.id)).toMatchObject({ state: 'accepted' })
    for (const { number } of [sale, silent.sale]) expect(await moneyOf(shop, number)).toEqual(['return refunded 14990'])
  })
})

it('shows no buyer to the accountant, in lists, details and files', async () => {
  const { sale, id } = await returned()
  const accountant = await shop.key('muhasebe')
  const texts = await Promise.all(
    [
      accountant.call(getPackages, { query: { q: sale.number } }),
      accountant.call(getPackagesFile, { query: { q: sale.number } }),
      accountant.call(getPackage, { params: { id: sale.id } }),
      accountant.call(getReturns, { query: { tab: 'arrived' } }),
      accountant.call(getReturnsFile, { query: { tab: 'arrived' } }),
      accountant.call(getReturn, { params: { id } }),
    ].map(async (call) => {
      const { status, bytes } = await call
      expect(status).toBe(200)
      return Buffer.from(bytes).toString()
    }),
  )
  for (const text of texts) {
    expect(text).toContain(sale.number)
    for (const secret of ['Karaca', '0532', 'Moda Cad', sale.email, 'Kutusu açılmış', 'data:image'])
      expect(text, secret).not.toContain(secret)
  }
})

it('saves the lists of returns, disputes, sellers and the audit as files, and records each', async () => {
  const { sale } = await returned()
  const office = await shop.member('destek')
  const textOf = async ({ status, headers, bytes }: DeskHeard) => {
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment/)])
    return Buffer.from(bytes).toString()
  }
  const returns = await textOf(await sale.packer.call(getReturnsFile))
  expect(returns).toContain(`"${sale.number}";"Yanıt bekliyor"`)
  expect(returns).toContain('"Kutusu açılmış";"100,00"')
  expect(await textOf(await office.call(getDisputesFile))).toMatch(/^\uFEFF"Mağaza";"Sipariş no"/)
  expect(await textOf(await office.call(getSellersFile))).toMatch(/^"[^"]+";"[^"]*";"[^"]*";"Açık";/m)
  const audit = await textOf(await office.call(getAuditFile))
  for (const action of ['return.export', 'dispute.export', 'seller.export']) expect(audit).toContain(`"${action}"`)
})

it('finds an order for the office by number, mail, phone, tracking number and package, and records each look', async () => {
  const sale = await makeSale(shop)
  await ship(sale, 'GV 777 888 999')
  const office = await shop.member('destek')
  const found: string[] = []
  for (const q of [
    sale.number,
    sale.number.toLowerCase(),
    sale.number.replaceAll('-', ' '),
    sale.number.replaceAll('-', ''),
    ` ${sale.email.toUpperCase()} `,
    sale.id,
    'gv777888999',
    'GV 777 888 999',
    '0532 111 22 33',
    '+90 532 111 22 33',
  ]) {
    const { items } = await office.ask(getOrders, { query: { q } })
    expect(
      items.map(({ order_id }) => order_id),
      q,
    ).toContain(sale.number)
    found.push(q)
  }
  expect((await office.ask(getOrders, { query: { q: 'GV-YOKYOKYO-YOKK' } })).items).toEqual([])
  const seen = await office.ask(getDeskOrder, { params: { number: sale.number } })
  const { mark: _, ...own } = await sale.order()
  expect(seen.order).toMatchObject(own)
  expect(seen.packages).toMatchObject([{ id: sale.id, state: 'shipped', tracking_no: 'GV 777 888 999' }])
  expect(seen.mails.map(({ subject }) => subject).join()).toContain(sale.number)
  expect((await office.call(getDeskOrder, { params: { number: 'GV-YOKYOKYO-YOKK' } })).status).toBe(404)
  const looks = await office.ask(getAudit, { query: { person: office.email } })
  const searches = looks.items.filter(({ action }) => action === 'order.search').map(({ subject }) => subject)
  expect(searches).toHaveLength(found.length + 1)
  expect(searches).toContain('…2233')
  expect(searches.join()).not.toMatch(/532.?111/)
  expect(searches.join()).not.toContain(sale.email)
  expect(looks.items).toContainEqual(expect.objectContaining({ action: 'order.read', subject: sale.number }))
})

it('takes the next step of a package to which a colleague gave an invoice meanwhile', async () => {
  const sale = await makeSale(shop)
  const { revision } = await one(sale)
  expect((await sale.packer.call(putInvoice, { params: { id: sale.id }, file: smallPdf() })).status).toBe(200)
  const body = { packages: [{ id: sale.id, revision }] }
  expect((await sale.packer.call(postAccept, { body })).data).toMatchObject({ results: [{ accepted: true }] })
  expect(await one(sale)).toMatchObject({ state: 'accepted', invoice: { uploaded_at: expect.any(String) } })
})

it('deletes the earlier file of an invoice that is replaced', async () => {
  const sale = await makeSale(shop)
  const invoice = async () => {
    const row = shop.api.deps.db.selectFrom('parcels').select('invoice').where('id', '=', sale.id)
    return (await row.executeTakeFirstOrThrow()).invoice ?? ''
  }
  const papers = sellerPapers(shop.api.deps.config)
  const send = (file: Uint8Array<ArrayBuffer>) => sale.packer.call(putInvoice, { params: { id: sale.id }, file })
  expect((await send(smallPdf())).status).toBe(200)
  const first = await invoice()
  expect((await send(new Uint8Array([1, 2]))).status).toBe(422)
  expect(await papers.read(first)).toBeDefined()
  const more = await Promise.all([send(smallPdf()), send(smallPdf()), send(smallPdf())])
  expect(more.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await papers.read(await invoice())).toBeDefined()
  const left = readdirSync(join(shop.api.deps.config.dataDir, 'papers'), { recursive: true, withFileTypes: true })
  const kept = await shop.api.deps.db.selectFrom('parcels').select('invoice').where('invoice', 'is not', null).execute()
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(kept.map((row) => row.invoice).toSorted())
})

it('keeps a new invoice when the earlier file cannot be deleted', async () => {
  const sale = await makeSale(shop)
  const { db, config } = shop.api.deps
  const invoice = async () =>
    (await db.selectFrom('parcels').select('invoice').where('id', '=', sale.id).executeTakeFirstOrThrow()).invoice ?? ''
  const send = () => sale.packer.call(putInvoice, { params: { id: sale.id }, file: smallPdf() })
  expect((await send()).status).toBe(200)
  const first = await invoice()
  const file = join(config.papersDir, first.slice(0, 2), first)
  rmSync(file)
  // A folder in its place is not deleted as a file.
  mkdirSync(file)
  await send()
  expect(await invoice()).not.toBe(first)
  expect(await sellerPapers(config).read(await invoice())).toBeDefined()
  rmdirSync(file)
})

it('keeps the photos of a dispute until it is decided and the terms are over, an unused one for a day', async () => {
  const { sale, id } = await returned(1)
  const [used, unused] = [await photo(sale, id), await photo(sale, id, '#642')]
  const { revision } = await returnOf(sale, id)
  const dispute = { reason: 'used' as const, photos: [used] }
  await sale.packer.ask(postReturn, { params: { id }, body: { revision, dispute } })
  const { db, clock } = shop.api.deps
  const day = 86_400_000
  const forgotten = async () => {
    const removed: string[] = []
    await forgetDisputePhotos(db, clock.now(), async (key) => void removed.push(key))
    return [used, unused].filter((key) => removed.includes(key))
  }
  expect(await forgotten()).toEqual([])
  shop.api.advance(day + 1000)
  expect(await forgotten()).toEqual([unused])
  const { photoDays } = await readParcelTerms(db, clock.now())
  shop.api.advance(photoDays * day)
  expect(await forgotten()).toEqual([])
  const office = await shop.member('destek')
  const body = { revision: revision + 1, for: 'seller', reason: 'Ürün kullanılmış görünüyor' } as const
  await office.ask(postDispute, { params: { id }, body })
  expect(await forgotten()).toEqual([used])
})
