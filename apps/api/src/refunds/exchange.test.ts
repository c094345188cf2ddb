import {
  getCancelDetails,
  guestCancelCalls,
  postExchange,
  postGuestOrderTracking,
  postReturnPhotos,
  postSelectAddress,
  postWithdrawReturn,
} from '@market/contract'
import { waitsToBeFetched } from '@market/commerce'
import { lastHandInDay, pickupDays } from '@market/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceParcels, endExchanges } from '../fulfilment/advance-parcels.ts'
import { auditBooks } from '../office/audit-books.ts'
import { doInOffice } from '../office/run-office.ts'
import { photoFile } from '../reviews/photos/photo-folder.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { phonePhoto } from '../testing/phone-photo.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, proveGuest } from '../testing/shopper.ts'

const day = 86_400_000
const [small, medium, large, dear] = ['101', '102', '103', '104']
let api: TestApi
let products = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  const place = { city: 'İzmir', district: 'Konak', hours: '08.30–17.00' }
  await api.deps.db
    .insertInto('pickup_points')
    .values([
      {
        id: 1,
        kind: 'branch',
        name: 'Çankaya Şubesi',
        address: 'Kızılay No: 3',
        ...place,
        city: 'Ankara',
        district: 'Çankaya',
      },
      { id: 2, kind: 'kargomat', name: 'Konak Kargomat', address: 'İskele No: 2', ...place },
      { id: 3, kind: 'branch', name: 'Konak Şubesi', address: 'Cumhuriyet Bulvarı No: 1', ...place },
      { id: 4, kind: 'kargomat', name: 'Bornova Kargomat', address: 'Metro No: 4', ...place, district: 'Bornova' },
    ])
    .execute()
})
afterAll(() => api.stop())

/**
 * A guest's delivered order of `units` of the smallest size, to a door or a pickup point; other sizes have little
 * stock.
 */
async function delivered(
  units = 1,
  stocks: Readonly<Record<string, number>> = {},
  to?: { readonly option: 'branch' | 'kargomat'; readonly pickup_id: number },
  cancelled = 0,
  /** Another size, of which one unit is bought too. */
  besides?: string,
) {
  products += 1
  const id = products
  await insertProduct(api.deps.db, {
    id,
    name: 'Keten Gömlek',
    kargomat: true,
    variants: { Beden: { 101: 'S', 102: 'M', 103: 'L', 104: 'XXL' } },
    addPrices: { 104: 5_000 },
    stocks: { [small]: 3, [medium]: 1, [large]: 0, [dear]: 5, ...stocks },
  })
  const guest = await makeShopper(api)
  await guest.add(id, units, small)
  if (besides !== undefined) await guest.add(id, 1, besides)
  if (to) await guest.ask(postSelectAddress, { body: { shipping: to } })
  const order_id = await completeCardOrder(api, guest)
  const some = { product_id: id, attr_id: small, quantity: cancelled, reason_id: 1 }
  if (cancelled > 0) await guest.ask(guestCancelCalls.postAction, { body: { order_id, items: [some] } })
  while (!(await isReceived(order_id))) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const buyer = async () => {
    const again = await makeVisitor(api.url)
    await proveGuest(api, again.bearer, guest.email)
    return again
  }
  const visitor = await buyer()
  const items = async (who = visitor) =>
    (await who.ask(guestCancelCalls.postProducts, { body: { order_id } })).items.map(({ attr_id, ...item }) => ({
      attr_id,
      quantity: item.quantity,
      exchange_for: item.exchange_for,
    }))
  const wish = (more: object = {}) => ({
    body: {
      order_id,
      item: { product_id: id, attr_id: small, quantity: units, reason_id: 12 },
      exchange_for: medium,
      pickup_day: pickupDays(api.deps.clock.now())[0] ?? '',
      ...more,
    },
  })
  const stock = async () => {
    const rows = await api.deps.db
      .selectFrom('product_stock')
      .select(['combination', 'stock'])
      .where('product_id', '=', id)
      .execute()
    return Object.fromEntries(rows.map(({ combination, stock: left }) => [combination, left]))
  }
  const order = () => visitor.ask(postGuestOrderTracking, { body: { order_id, email: guest.email } })
  return { id, order_id, guest, visitor, buyer, items, wish, stock, order }
}

async function isReceived(number: string): Promise<boolean> {
  const parcel = await api.deps.db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.status', 'p.events'])
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow()
  return parcel.status === 'delivered' && !waitsToBeFetched(parcel)
}

async function sendPhoto({ bearer }: Visitor, order_id: string): Promise<string> {
  const response = await fetch(`${api.url}/eptnew/x/return-photo/${order_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
    body: await phonePhoto('#a00', 80, 60),
  })
  return String((await response.json()).data?.key)
}

describe('an exchange', () => {
  test('is offered for other sizes at the same price that are there, and done at the door without money', async () => {
    const { visitor, buyer, items, wish, stock, order } = await delivered()
    const m = { attr_id: medium, name: 'M' }
    expect(await items()).toEqual([{ attr_id: small, quantity: 1, exchange_for: [m] }])
    const asked = await visitor.ask(postExchange, wish())
    expect(asked).toMatchObject({
      kind: 'exchange',
      status_text: 'Değişim sürüyor',
      total: 0,
      refund_to: 'Yenisi: M. Para iadesi yapılmaz.',
    })
    expect(await stock()).toMatchObject({ [small]: 2, [medium]: 0 })
    const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.startsWith('Değişim talebiniz'))
    expect(mail?.text).toContain('Keten Gömlek, S, 1 adet. Yenisi: M.')
    // While the courier has it, the unit can be neither returned nor exchanged again.
    expect(await items()).toEqual([])
    expect(await order()).toMatchObject({
      cancel: null,
      shops: [
        {
          shop_items: [{ num: 1, given_back: 0, unit_states: ['1 adet değiştiriliyor, yenisi: M'] }],
        },
      ],
    })

    api.advance(6 * day)
    await advanceParcels(api.deps, api.provider)
    const later = await buyer()
    const details = await later.ask(getCancelDetails, { params: { id: asked.cancel_id } })
    expect(details).toMatchObject({ status_text: 'Ürün değiştirildi', total: 0, arrived_at: expect.any(String) })
    expect(await stock()).toMatchObject({ [small]: 3, [medium]: 0 })
    // From now on the order contains the new size, which can be returned like any other.
    expect(await items(later)).toMatchObject([{ attr_id: medium, exchange_for: [{ attr_id: small, name: 'S' }] }])
    const { order_id, item } = wish().body
    const back = { order_id, items: [{ ...item, attr_id: medium }] }
    const returned = await later.ask(guestCancelCalls.postAction, { body: back })
    expect(returned).toMatchObject({
      kind: 'return',
      total: 149.9,
      items: [{ attr_id: medium, name: 'Sesta Keten Gömlek, M' }],
    })
    api.advance(6 * day)
    await advanceParcels(api.deps, api.provider)
    const arrived = (await readMails(api.deps.db)).findLast(({ subject }) => subject.startsWith('İadeniz'))
    expect(arrived?.text).toContain('Keten Gömlek, M, 1 adet')
    expect(await stock()).toMatchObject({ [small]: 3, [medium]: 1 })
    expect(await auditBooks(api.deps.db)).toEqual([])
  })

  test('for the last unit is accepted once, and refused when the unit is sold out', async () => {
    const first = await delivered()
    const ask = () => first.visitor.call(postExchange, first.wish())
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status).toSorted()).toEqual([200, 422])
    const gone = await delivered(1, { [medium]: 0 })
    const refused = await gone.visitor.call(postExchange, gone.wish())
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('tükendi')])
    expect(await gone.stock()).toMatchObject({ [small]: 2, [medium]: 0 })
  })

  test('for a size that another line is exchanged for is not offered: the lines could not be told apart', async () => {
    const { id, visitor, items, wish } = await delivered(1, { [medium]: 2, [large]: 1 }, undefined, 0, large)
    const m = { attr_id: medium, name: 'M' }
    expect((await items()).map(({ exchange_for }) => exchange_for)).toEqual([[m], [m]])
    const { cancel_id } = await visitor.ask(postExchange, wish())
    expect(await items()).toEqual([{ attr_id: large, quantity: 1, exchange_for: [] }])
    const other = wish({ item: { product_id: id, attr_id: large, quantity: 1, reason_id: 12 } })
    expect((await visitor.call(postExchange, other)).status).toBe(409)
    await visitor.ask(postWithdrawReturn, { body: { cancel_id } })
    expect((await visitor.call(postExchange, other)).status).toBe(200)
  })

  test('can be withdrawn until the courier has come, and returns its reserved units to stock', async () => {
    const { visitor, wish, stock, items } = await delivered()
    const { cancel_id } = await visitor.ask(postExchange, wish())
    const stranger = await makeVisitor(api.url)
    expect((await stranger.call(postWithdrawReturn, { body: { cancel_id } })).status).toBe(404)
    const withdraw = () => visitor.call(postWithdrawReturn, { body: { cancel_id } })
    expect((await Promise.all([withdraw(), withdraw()])).map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await stock()).toMatchObject({ [small]: 2, [medium]: 1 })
    expect(await items()).toMatchObject([{ attr_id: small, quantity: 1 }])
  })

  test('has photos as a return has, for its owner and the office; those of another order it takes not', async () => {
    const other = await delivered()
    const strange = await sendPhoto(other.visitor, other.order_id)
    const { visitor, order_id, wish } = await delivered()
    const own = await sendPhoto(visitor, order_id)
    for (const photos of [[strange], ['uydurma'], [own, strange]]) {
      const refused = await visitor.call(postExchange, wish({ photos }))
      expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('Fotoğraflar')])
    }
    const { cancel_id } = await visitor.ask(postExchange, wish({ photos: [own, own] }))
    const shown = { body: { order: order_id, cancel_id } }
    expect((await visitor.ask(postReturnPhotos, shown)).photos).toHaveLength(1)
    for (const who of [await other.buyer(), await makeVisitor(api.url)])
      expect((await who.call(postReturnPhotos, shown)).status).toBe(404)
    const list = await doInOffice(api.deps, ['waiting'], api.provider)
    expect(list.ok && list.value).toContain(photoFile(api.deps.config.photosDir, own, 'full'))
  })

  test('is refused for part of a line, another price, another’s order and a day without pickup', async () => {
    const { id, visitor, wish } = await delivered(2, { [medium]: 9 })
    const item = { product_id: id, attr_id: small, quantity: 1, reason_id: 12 }
    for (const [more, status] of [
      [{ item }, 422],
      [{ exchange_for: dear }, 409],
      [{ exchange_for: small }, 409],
      [{ exchange_for: '999' }, 409],
      [{ pickup_day: '2020-01-01' }, 422],
      [{ email: 'baskasi@ornek.test' }, 404],
    ] as const)
      expect([more, (await visitor.call(postExchange, wish(more))).status]).toEqual([more, status])
    const stranger = await makeVisitor(api.url)
    expect((await stranger.call(postExchange, wish())).status).toBe(404)
    expect((await visitor.call(postExchange, wish())).status).toBe(200)
  })
})

describe('an exchange of a parcel from a branch or a locker', () => {
  const branch = { option: 'branch', pickup_id: 3 } as const
  const locker = { option: 'kargomat', pickup_id: 2 } as const
  const counter = { name: 'Konak Şubesi', address: 'Cumhuriyet Bulvarı No: 1', hours: '08.30–17.00' }
  const offered = async ({ visitor, order_id }: Awaited<ReturnType<typeof delivered>>) =>
    (await visitor.ask(guestCancelCalls.postProducts, { body: { order_id } })).items[0]

  test.each([
    ['branch', branch],
    ['locker', locker],
  ])('of a %s is made at the counter: the new one waits there, and the old one is brought', async (_, to) => {
    const bought = await delivered(1, {}, to)
    const { order_id, visitor, buyer, wish, stock } = bought
    const from = pickupDays(api.deps.clock.now()).find((one) => new Date(one).getUTCDay() !== 6)
    expect(await offered(bought)).toMatchObject({
      exchange_for: [{ attr_id: medium, name: 'M' }],
      exchange_at: { ...counter, from },
    })
    const courier = await visitor.call(postExchange, wish())
    expect([courier.status, courier.message]).toEqual([422, expect.stringContaining('başka bir gün')])
    const asked = await visitor.ask(postExchange, wish({ pickup_day: null }))
    expect(asked).toMatchObject({ kind: 'exchange', pickup_day: null, exchange_at: { ...counter, from }, total: 0 })
    expect(await stock()).toMatchObject({ [small]: 2, [medium]: 0 })
    const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.startsWith('Değişim talebiniz'))
    expect(mail?.text).toContain('şubede sizi bekler: Konak Şubesi, Cumhuriyet Bulvarı No: 1 (08.30–17.00)')
    const list = await doInOffice(api.deps, ['waiting'], api.provider)
    expect(list.ok && list.value).toContain(
      `${order_id}: 1 × Sesta Keten Gömlek, S for M, at Konak Şubesi, from ${from}`,
    )

    expect(await doInOffice(api.deps, ['hand-in', asked.return_code ?? ''], api.provider)).toMatchObject({ ok: true })
    const kept = await visitor.call(postWithdrawReturn, { body: { cancel_id: asked.cancel_id } })
    expect(kept.status).toBe(409)
    expect(await doInOffice(api.deps, ['receive', asked.return_code ?? ''], api.provider)).toMatchObject({ ok: true })
    expect(await stock()).toMatchObject({ [small]: 3, [medium]: 0 })
    const { items } = await (await buyer()).ask(guestCancelCalls.postProducts, { body: { order_id } })
    expect(items).toMatchObject([{ attr_id: medium, exchange_for: [{ attr_id: small, name: 'S' }] }])
    expect(await auditBooks(api.deps.db)).toEqual([])
  })

  test('is accepted once for the last unit, and returns all units to stock when it is withdrawn', async () => {
    const { id, visitor, wish, stock, items } = await delivered(1, {}, branch)
    const ask = () => visitor.call(postExchange, wish({ pickup_day: null }))
    const twice = await Promise.all([ask(), ask()])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const cancel_id = twice.find(({ status }) => status === 200)?.data?.cancel_id ?? ''
    const stranger = await makeVisitor(api.url)
    expect((await stranger.call(postExchange, wish({ pickup_day: null }))).status).toBe(404)
    expect((await stranger.call(postWithdrawReturn, { body: { cancel_id } })).status).toBe(404)
    await visitor.ask(postWithdrawReturn, { body: { cancel_id } })
    expect(await stock()).toMatchObject({ [small]: 2, [medium]: 1 })
    expect(await items()).toMatchObject([{ attr_id: small, exchange_for: [{ attr_id: medium, name: 'M' }] }])
    // Meanwhile another shopper buys the last unit.
    const somebody = await makeShopper(api)
    await somebody.add(id, 1, medium)
    await completeCardOrder(api, somebody)
    const gone = await ask()
    expect([gone.status, gone.message]).toEqual([409, expect.stringContaining('tükendi')])
  })

  test('is of the units that were not cancelled, and only as long as they can be sent back', async () => {
    const { visitor, buyer, wish, stock, id } = await delivered(3, { [small]: 5, [medium]: 5 }, branch, 1)
    const part = { product_id: id, attr_id: small, quantity: 3, reason_id: 12 }
    expect((await visitor.call(postExchange, wish({ pickup_day: null, item: part }))).status).toBe(422)
    const left = { ...part, quantity: 2 }
    const { cancel_id } = await visitor.ask(postExchange, wish({ pickup_day: null, item: left }))
    expect(await stock()).toMatchObject({ [small]: 3, [medium]: 3 })
    await visitor.ask(postWithdrawReturn, { body: { cancel_id } })
    api.advance(15 * day)
    const old = await (await buyer()).call(postExchange, wish({ pickup_day: null, item: left }))
    expect([old.status, old.message]).toEqual([422, expect.stringContaining('şu anda iptal ya da iade edilemiyor')])
  })

  test('is not offered without a branch nearby', async () => {
    const bought = await delivered(1, {}, { option: 'kargomat', pickup_id: 4 })
    expect(await offered(bought)).toMatchObject({ kind: 'return', exchange_for: [], exchange_at: null })
    const refused = await bought.visitor.call(postExchange, bought.wish({ pickup_day: null }))
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('şube yok')])
    expect(await bought.stock()).toMatchObject({ [small]: 2, [medium]: 1 })
  })

  test('ends after its last day, returns all units to stock, and leaves the order as it was', async () => {
    const { order_id, visitor, buyer, wish, stock } = await delivered(1, {}, branch)
    const { cancel_id, created_at } = await visitor.ask(postExchange, wish({ pickup_day: null }))
    const over = lastHandInDay(new Date(created_at)).getTime() + day
    const endAt = (at: number) => endExchanges({ ...api.deps, clock: { now: () => new Date(at) } })
    await endAt(over - 1)
    expect(await stock()).toMatchObject({ [medium]: 0 })
    await Promise.all([endAt(over), endAt(over)])
    expect(await stock()).toMatchObject({ [small]: 2, [medium]: 1 })
    const details = await (await buyer()).ask(getCancelDetails, { params: { id: cancel_id } })
    expect(details).toMatchObject({ status: 'refused', status_text: 'Süresi doldu, değişim yapılmadı' })
    const late = await visitor.call(postWithdrawReturn, { body: { cancel_id } })
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('süresi dolduğu için')])
    const told = (await readMails(api.deps.db)).filter(({ subject }) => subject.includes(order_id))
    expect(told.map(({ subject }) => subject).filter((one) => one.includes('süresi doldu'))).toHaveLength(1)
    expect(await stock()).toMatchObject({ [medium]: 1 })
    expect(await auditBooks(api.deps.db)).toEqual([])
  })
})

test('an exchange compares what was paid for the old size with what the new one costs today', async () => {
  const { id, visitor, items, wish } = await delivered(1, { [large]: 2 })
  const { db } = api.deps
  const { attributes } = await db
    .selectFrom('products')
    .select('attributes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const priced = (prices: Readonly<Record<string, number>>) => {
    const changed = attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({ ...value, add_price: prices[value.id] ?? 0 })),
    }))
    return db
      .updateTable('products')
      .set({ attributes: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute()
  }
  // The bought size has become dearer, and with it another one; the dear one is now sold without a surcharge.
  await priced({ [small]: 5_000, [medium]: 5_000 })
  const offered = [
    { attr_id: large, name: 'L' },
    { attr_id: dear, name: 'XXL' },
  ]
  expect((await items())[0]?.exchange_for).toEqual(offered)
  expect((await visitor.call(postExchange, wish())).status).toBe(409)
  expect((await visitor.call(postExchange, wish({ exchange_for: dear }))).status).toBe(200)
})
