import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import { valueOf } from '@market/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailKey } from '../../session/email-key.ts'
import { cancelOrder } from '../cancel-order.ts'
import { receiveReturn } from '../receive-return.ts'
import type { NewRequest } from './cancellations.ts'
import type { AddedOrder, RefundSubject, SampleOrder } from './refund-subject.ts'

const sample: SampleOrder = {
  shops: [
    { cargo: 1_990, status: 'preparing', lines: [{ quantity: 3, price: 10_001, discounted: 2 }] },
    { cargo: 0, status: 'delivered', lines: [{ quantity: 1, price: 5_000 }] },
  ],
  method: 'credit_card',
  charged: 12_000,
  code: { amount: 4_991, taken: 6_000, singleUse: true },
}
const hour = 3_600_000

/** The contract of `Cancellations`, `Returns` and `DueRefunds`, for the fake and each database. */
export function describeRefundsContract(name: string, make: () => RefundSubject): void {
  describe(`Refunds, ${name}`, () => {
    let subject: RefundSubject
    let order: AddedOrder
    beforeEach(async () => {
      subject = make()
      order = await subject.addOrder(sample)
    })
    const find = (more: object = {}) =>
      subject.ports.cancellations.findOrder({ owner: order.owner, number: order.number, ...more })
    const write = async (more: Partial<NewRequest> = {}) => {
      const id = randomUUID()
      await subject.ports.cancellations.write({
        id,
        orderId: order.id,
        kind: 'cancel',
        status: 'approved',
        cargoRefund: kurus(1_990),
        cargoShops: [1],
        refund: kurus(3_000),
        gift: kurus(1_000),
        giftReturned: kurus(7),
        returnCode: null,
        pickupDay: null,
        photos: [],
        now: new Date(),
        lines: [
          { line: 1, combination: '', quantity: 2, reasonId: 1, note: '', refund: kurus(1_010), gift: kurus(1_000) },
        ],
        ...more,
      })
      return id
    }

    test('an order is found by its owner and by a guest whose address is proven', async () => {
      const found = {
        id: order.id,
        number: order.number,
        email: order.email,
        giftTotal: 4_991,
        payment: { id: order.paymentId, method: 'credit_card', collected: true, charged: 12_000 },
        givenBack: [],
        denied: [],
        awaited: [],
        cargoGiven: [],
        giftCode: { singleUse: true, amount: 4_991, taken: 6_000, returned: 0, given: 0 },
      }
      expect(await find()).toMatchObject(found)
      expect(await subject.ports.cancellations.lockOrder(order)).toEqual(await find())
      const guest = { ownerId: randomUUID(), guestKey: emailKey(order.email) }
      expect(await find({ owner: guest })).toMatchObject(found)
      expect(await find({ email: order.email.toUpperCase() })).toMatchObject(found)
    })
    test('and by no other', async () => {
      expect(await find({ owner: { ownerId: randomUUID(), guestKey: null } })).toBeUndefined()
      expect(await find({ email: 'baska@ornek.test' })).toBeUndefined()
      expect(await find({ number: 'MP-YOK' })).toBeUndefined()
    })
    test('photos belong to one request of their order', async () => {
      const { cancellations } = subject.ports
      const [photo, spare] = [await subject.addPhoto(order.id), await subject.addPhoto(order.id)]
      const elsewhere = await subject.addPhoto((await subject.addOrder(sample)).id)
      const looseOnes = async () =>
        (await cancellations.loosePhotos(order.id, [photo, spare, elsewhere, 'uydurma'])).toSorted()
      expect(await looseOnes()).toEqual([photo, spare].toSorted())
      await write({ kind: 'return', status: 'waiting', photos: [photo] })
      expect(await looseOnes()).toEqual([spare])
      expect(await cancellations.loosePhotos(order.id, [])).toEqual([])
    })
    test('requests are counted by line, with their cargo and the share of the gift code', async () => {
      await write()
      await write({
        kind: 'return',
        status: 'waiting',
        cargoShops: [],
        gift: kurus(500),
        lines: [
          { line: 1, combination: '', quantity: 1, reasonId: 11, note: '', refund: kurus(505), gift: kurus(300) },
          { line: 2, combination: '', quantity: 1, reasonId: 11, note: '', refund: kurus(50), gift: kurus(200) },
        ],
      })
      const { givenBack, ...found } = (await find()) ?? { givenBack: [], awaited: [] }
      expect(found).toMatchObject({ cargoGiven: [1], giftCode: { given: 1_000 } })
      expect(found.awaited.toSorted((one, other) => one.line - other.line)).toEqual([
        { line: 1, quantity: 1, refund: 505, gift: 300 },
        { line: 2, quantity: 1, refund: 50, gift: 200 },
      ])
      expect(givenBack).toEqual([{ line: 1, quantity: 2, refund: 1_010, gift: 1_000 }])
      expect(await subject.ports.giftCodes.lockUse(order.id)).toMatchObject({ given: 1_000, returned: 0 })
    })
    test('parcels of the shops named are cancelled', async () => {
      await subject.ports.cancellations.cancelParcels(order.id, [])
      const statuses = async () => (await find())?.parcels.map(({ shopId, status }) => [shopId, status]).toSorted()
      const before = await statuses()
      await subject.ports.cancellations.cancelParcels(order.id, [1])
      expect([before, await statuses()]).toEqual([
        [
          [1, 'preparing'],
          [2, 'delivered'],
        ],
        [
          [1, 'cancelled'],
          [2, 'delivered'],
        ],
      ])
    })
    test('sales are uncounted, those of the week only within it, and never below zero', async () => {
      const [one = 0, other = 0] = order.productIds
      const { cancellations } = subject.ports
      await cancellations.uncountSales([{ productId: one, quantity: 2 }], false)
      await cancellations.uncountSales([{ productId: other, quantity: 9 }], true)
      expect(await subject.product(one)).toEqual({ stock: 1, sold: 3, soldWeek: 5 })
      expect(await subject.product(other)).toEqual({ stock: 1, sold: 0, soldWeek: 0 })
    })
    test('a failed payment has nothing to refund', async () => {
      const id = await write()
      await subject.ports.cancellations.failPayment(order.paymentId, new Date())
      expect(await subject.payment(order.id)).toBe('failed')
      expect((await find())?.payment).toBeUndefined()
      expect(await subject.due.find(id)).toBeUndefined()
    })
    test('a request has an owner, can be locked while it exists, and can be removed', async () => {
      const id = await write({ kind: 'return', status: 'waiting' })
      const { returns } = subject.ports
      expect(await returns.orderOf(order.owner, id)).toBe(order.id)
      for (const unknown of [randomUUID(), 'kimlik değil'])
        expect(await returns.orderOf(order.owner, unknown)).toBeUndefined()
      expect(await returns.orderOf({ ownerId: randomUUID(), guestKey: null }, id)).toBeUndefined()
      const locked = { kind: 'return', status: 'waiting' }
      expect(await returns.lock(order.id, id)).toMatchObject({ ...locked, handedInAt: null })
      const [first, second] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-21T09:00:00Z')]
      await returns.handIn(id, first)
      await returns.handIn(id, second)
      expect(await returns.lock(order.id, id)).toMatchObject({ ...locked, handedInAt: first })
      await returns.remove(id)
      expect(await returns.lock(order.id, id)).toBeUndefined()
      expect(await find()).toMatchObject({ givenBack: [], awaited: [], cargoGiven: [] })
    })
    test('a return is approved with its refund, and then waits no longer', async () => {
      await write({ now: new Date(Date.now() - hour) })
      const id = await write({ kind: 'return', status: 'waiting', cargoShops: [2] })
      const { returns } = subject.ports
      const waiting = await returns.lockWaiting(id)
      expect(waiting?.kind).toBe('return')
      expect(waiting?.lines).toMatchObject([{ line: 1, combination: '', quantity: 2 }])
      const other = await write({ kind: 'return', status: 'waiting', cargoShops: [] })
      const own = [{ line: 1, quantity: 2, refund: 1_010, gift: 1_000 }]
      expect((await find())?.awaited).toHaveLength(2)
      expect((await returns.lockWaiting(id))?.order).toEqual({ ...(await find()), awaited: own, cargoGiven: [1] })
      await returns.remove(other)
      await returns.price(id, {
        cargoRefund: kurus(0),
        cargoShops: [],
        refund: kurus(1_009),
        gift: kurus(1_001),
        giftBack: kurus(41),
        lines: [{ line: 1, refund: kurus(1_009), gift: kurus(1_001) }],
      })
      expect(await subject.request(id)).toMatchObject({ status: 'waiting', refund: 1_009, giftReturned: 41 })
      await returns.approve(id, new Date())
      await returns.writeGiftReturned(id, 42)
      expect(await subject.request(id)).toMatchObject({ status: 'approved', giftReturned: 42 })
      expect(await subject.due.find(id)).toMatchObject({ amount: 1_009 })
      expect((await find())?.givenBack).toEqual([{ line: 1, quantity: 4, refund: 2_019, gift: 2_001 }])
      expect(await find()).toMatchObject({ cargoGiven: [1], giftCode: { given: 2_001 } })
      expect(await returns.lockWaiting(id)).toBeUndefined()
      expect(await returns.lockWaiting(randomUUID())).toBeUndefined()
    })
    test('returns that arrive in another order are refunded what was shown, the cargo with the last', async () => {
      order = await subject.addOrder({
        shops: [{ cargo: 1_990, status: 'preparing', lines: [{ quantity: 3, price: 10_000, wrap: 500 }] }],
        method: 'credit_card',
        charged: 12_490,
      })
      const now = new Date()
      const ask = async (quantity: number) => {
        const id = randomUUID()
        const locked = await subject.ports.cancellations.lockOrder(order)
        if (!locked) throw new Error('no such order')
        const events = [{ key: 'delivered', at: now.toISOString() }] as const
        const parcels = locked.parcels.map((one) => ({ ...one, status: 'delivered' as const, events }))
        const ports = {
          ...subject.ports,
          cancellations: { ...subject.ports.cancellations, lockOrder: async () => ({ ...locked, parcels }) },
        }
        const wanted = [{ productId: order.productIds[0] ?? 0, attrId: '', quantity, reasonId: 11, note: '' }]
        const of = { id, of: order, wanted, returnCode: id, pickupDay: null, photos: [], now }
        const { plan } = await valueOf(cancelOrder(ports, of))
        return { id, total: plan.total, later: plan.later }
      }
      const [first, second] = [await ask(1), await ask(2)]
      expect([first, second]).toMatchObject([
        { total: 3_333, later: [] },
        {
          total: 6_666,
          later: [
            'Paketin kargo ücreti (19,90 TL), son ürün bize ulaştığında iade edilir.',
            'Hediye paketi ücreti (5,00 TL), son adet bize ulaştığında iade edilir.',
          ],
        },
      ])
      const arrive = async (id: string) => {
        await receiveReturn(subject.ports, id, now)
        return (await subject.due.find(id))?.amount
      }
      expect(await arrive(second.id)).toBe(6_666)
      const rest = 3_334 + 500 + 1_990
      expect(await subject.request(first.id)).toMatchObject({ status: 'waiting', refund: rest, cargoRefund: 1_990 })
      expect(await arrive(first.id)).toBe(rest)
    })
    test('a return says whether the rest of its line was exchanged after it', async () => {
      const exchange = { line: 1, quantity: 1, combination: '7', attributes: [] }
      const before = Date.now()
      const exchanged = (at: number) =>
        write({ kind: 'exchange', status: 'waiting', cargoShops: [], exchange, now: new Date(at) })
      const earlier = await exchanged(before - hour)
      const id = await write({ kind: 'return', status: 'waiting', now: new Date(before) })
      const { returns } = subject.ports
      expect(await returns.lock(order.id, id)).toMatchObject({ restExchanged: false })
      const later = await exchanged(before + hour)
      expect(await returns.lock(order.id, id)).toMatchObject({ restExchanged: true })
      expect(await returns.lock(order.id, later)).toMatchObject({ restExchanged: false })
      await returns.refuse(later, new Date())
      expect(await returns.lock(order.id, id)).toMatchObject({ restExchanged: false })
      expect(await returns.lock(order.id, earlier)).toMatchObject({ restExchanged: false })
    })
    test('an exchange gives back no unit and no money, and is recorded once it is done', async () => {
      const exchange = { line: 2, quantity: 1, combination: '7', attributes: [{ key: 'Beden', value: 'L' }] }
      const none = { cargoRefund: kurus(0), cargoShops: [], refund: kurus(0), gift: kurus(0), giftReturned: kurus(0) }
      const line = { line: 2, combination: '', quantity: 1, reasonId: 12, note: '', refund: kurus(0), gift: kurus(0) }
      const id = await write({ ...none, kind: 'exchange', status: 'waiting', exchange, lines: [line] })
      const { returns } = subject.ports
      expect(await find()).toMatchObject({ givenBack: [], exchanges: [{ ...exchange, done: false }] })
      expect(await returns.lockWaiting(id)).toMatchObject({
        exchange,
        lines: [{ line: 2, quantity: 1 }],
        order: { exchanges: [] },
      })
      await returns.finish(id, new Date())
      expect(await find()).toMatchObject({ givenBack: [], exchanges: [{ ...exchange, done: true }] })
      expect(await subject.due.find(id)).toBeUndefined()
      expect(await returns.lockWaiting(id)).toBeUndefined()
    })
    test('an exchange at a counter has its times, and frees its line when it is refused', async () => {
      const at = { name: 'Konak Şubesi', address: 'İskele No: 2', hours: '08.30–17.00', from: '2026-11-27' }
      const exchange = { line: 2, quantity: 1, combination: '7', attributes: [{ key: 'Beden', value: 'L' }], at }
      const now = new Date('2026-11-26T09:00:00Z')
      const id = await write({ kind: 'exchange', status: 'waiting', cargoShops: [], exchange, now })
      const { returns } = subject.ports
      expect(await returns.lockWaiting(id)).toMatchObject({ exchange, askedAt: now, handedInAt: null })
      await returns.handIn(id, now)
      expect(await returns.lockWaiting(id)).toMatchObject({ handedInAt: now })
      await returns.refuse(id, now)
      expect(await subject.request(id)).toMatchObject({ status: 'refused' })
      expect(await returns.lockWaiting(id)).toBeUndefined()
      expect(await find()).toMatchObject({ exchanges: [], givenBack: [] })
    })
    test('points are found by their district, branches and lockers', async () => {
      const made = Date.now() % 1_000_000_000
      const district = `İlçe ${randomUUID()}`
      const point = (id: number, kind: 'branch' | 'kargomat', where: string) => {
        return { id, kind, name: `Nokta ${id}`, city: 'İzmir', district: where, address: 'No: 1', hours: '7/24' }
      }
      const [locker, branch] = [point(made + 1, 'kargomat', district), point(made, 'branch', district)]
      for (const one of [locker, branch, point(made + 2, 'branch', `${district} 2`)]) await subject.addPoint(one)
      expect(await subject.ports.points.pointsOf({ city: 'İzmir', district })).toEqual([branch, locker])
      expect(await subject.ports.points.pointsOf({ city: 'Bursa', district })).toEqual([])
    })
    test('a refund is due at once, and after a minute, two, and at last six hours', async () => {
      const id = await write()
      const waiting = await write({ kind: 'return', status: 'waiting' })
      const now = Date.now()
      const isDue = async (after: number) => (await subject.due.due(new Date(now + after))).includes(id)
      expect(await isDue(0)).toBe(true)
      expect(await subject.due.due(new Date(now))).not.toContain(waiting)
      expect(await subject.due.find(waiting)).toBeUndefined()
      for (const [attempts, wait] of [
        [1, 60_000],
        [2, 120_000],
        [12, 6 * hour],
        [99, 6 * hour],
      ] as const) {
        await subject.due.putOff(id, attempts, new Date(now))
        expect(await subject.due.find(id)).toMatchObject({ id, attempts, amount: 3_000, paymentId: order.paymentId })
        expect([await isDue(wait - 1), await isDue(wait)]).toEqual([false, true])
      }
    })
    test('the refund of a parcel paid at its door waits for the cash of that parcel', async () => {
      order = await subject.addOrder({ ...sample, method: 'cash_on_delivery' })
      const id = await write({ kind: 'return' })
      const isDue = async () => (await subject.due.due(new Date())).includes(id)
      await subject.bookCash(order.id, 2)
      expect([await isDue(), await subject.due.find(id)]).toEqual([false, undefined])
      await subject.bookCash(order.id, 1)
      expect([await isDue(), await subject.due.find(id)]).toMatchObject([true, { id, amount: 3_000 }])
    })
    test('requests without a turn come first, the oldest first', async () => {
      const [third, fourth] = [await write(), await write()]
      const second = await write({ now: new Date(Date.now() - hour) })
      const first = await write({ now: new Date(Date.now() - 2 * hour) })
      await subject.due.putOff(third, 1, new Date(Date.now() - 3 * hour))
      await subject.due.putOff(fourth, 1, new Date(Date.now() - 2 * hour))
      const own = new Set<string>([first, second, third, fourth])
      expect((await subject.due.due(new Date())).filter((id) => own.has(id))).toEqual([first, second, third, fourth])
    })
    test('the payment is refunded with the last unit', async () => {
      const part = await write()
      const rest = await write({
        lines: [
          { line: 1, combination: '', quantity: 1, reasonId: 1, note: '', refund: kurus(1), gift: kurus(1) },
          { line: 2, combination: '', quantity: 1, reasonId: 1, note: '', refund: kurus(1), gift: kurus(1) },
        ],
      })
      const close = async (id: string) => {
        const refund = await subject.due.find(id)
        if (refund) await subject.due.close(refund, new Date())
      }
      await close(part)
      expect(await subject.request(part)).toMatchObject({ status: 'refunded' })
      expect(await subject.payment(order.id)).toBe('paid')
      await close(rest)
      expect(await subject.payment(order.id)).toBe('refunded')
      expect(await subject.due.find(rest)).toBeUndefined()
    })
  })
}
