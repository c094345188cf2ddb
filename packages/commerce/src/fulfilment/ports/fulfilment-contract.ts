import { randomUUID } from 'node:crypto'
import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { handOverTries, type OrderStatus } from '@market/domain/orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendBack } from '../../refunds/send-back.ts'
import type { AddedOrder, SampleOrder } from '../../refunds/ports/refund-subject.ts'
import { carryParcels } from '../carry-parcels.ts'
import { collectCash } from '../collect-cash.ts'
import { moveParcel } from '../move-parcel.ts'
import type { ParcelEvent } from '../parcel-event.ts'
import type { FulfilmentSubject } from './fulfilment-subject.ts'
import type { MovingParcel } from './parcels.ts'

const now = new Date()
const sample: SampleOrder = {
  shops: [
    { cargo: 1_990, status: 'shipped', lines: [{ quantity: 2, price: 10_000 }] },
    { cargo: 0, status: 'preparing', lines: [{ quantity: 1, price: 5_000 }] },
  ],
  method: 'cash_on_delivery',
  charged: 16_990,
}
const event = (key: ParcelEvent['key'], more: Partial<ParcelEvent> = {}): ParcelEvent => ({
  key,
  at: now.toISOString(),
  ...more,
})

/** The contract of `Parcels` and `CashAtDoor` with their use-cases, for the fake and each database. */
export function describeFulfilmentContract(name: string, make: () => FulfilmentSubject): void {
  describe(`Fulfilment, ${name}`, () => {
    let subject: FulfilmentSubject
    let order: AddedOrder
    beforeEach(async () => {
      subject = make()
      order = await subject.addOrder(sample)
    })
    const of = (shopId = 1) => ({ orderId: order.id, shopId })
    const moving = async () => (await subject.parcels.moving()).filter(({ orderId }) => orderId === order.id)
    const found = async (shopId = 1): Promise<MovingParcel> => {
      const parcel = (await moving()).find((one) => one.shopId === shopId)
      if (!parcel) throw new Error('the parcel does not move')
      return parcel
    }
    const move = async (to: OrderStatus, added: readonly ParcelEvent[], parcel?: MovingParcel) => {
      const { status: from, events, ...rest } = parcel ?? (await found())
      return { ...rest, from, to, events: [...events, ...added], trackingNo: 'GV 1' }
    }
    const advance = async (...asked: Parameters<typeof move>) => subject.parcels.advance(await move(...asked))
    const handOver = async (shopId: number, more: Partial<ParcelEvent> = {}) =>
      advance('delivered', [event('delivered', more)], await found(shopId))

    test('parcels move while they are under way, wait at a branch, or are prepared by no team', async () => {
      const both = (await moving()).toSorted((one, other) => one.shopId - other.shopId)
      expect(both).toMatchObject([
        { number: order.number, shopId: 1, status: 'shipped', events: [], trackingNo: null, moved: null },
        { number: order.number, shopId: 2, status: 'preparing', method: 'cash_on_delivery' },
      ])
      expect(await handOver(1, { fetchUntil: '2026-11-30' })).toBe(true)
      expect(await found()).toMatchObject({ status: 'delivered', trackingNo: 'GV 1' })
      expect(await advance('delivered', [event('fetched')])).toBe(true)
      expect((await moving()).map(({ shopId }) => shopId)).toEqual([2])
      const ended = await subject.addOrder({
        ...sample,
        shops: sample.shops.map((shop) => ({ ...shop, status: 'cancelled' as const })),
      })
      expect((await subject.parcels.moving()).some(({ orderId }) => orderId === ended.id)).toBe(false)
    })
    test('a step is recorded once', async () => {
      const step = await move('out_for_delivery', [event('out_for_delivery')])
      expect(await subject.parcels.advance(step)).toBe(true)
      expect(await subject.parcels.advance(step)).toBe(false)
      const again = { ...step, from: step.to }
      expect(await subject.parcels.advance(again)).toBe(false)
      expect(await found()).toMatchObject({ status: 'out_for_delivery', events: step.events })
    })
    test('a step is not recorded after the shopper moved the delivery, until it is planned again', async () => {
      const step = await move('out_for_delivery', [event('out_for_delivery')])
      const moved = { day: '2026-11-27', from: 9, to: 13 }
      await subject.moveDelivery(of(), moved)
      expect(await subject.parcels.advance(step)).toBe(false)
      expect((await found()).moved).toEqual(moved)
      expect(await advance('out_for_delivery', [event('out_for_delivery')])).toBe(true)
    })
    test('a code is tried a few times only', async () => {
      const tries = []
      for (let turn = 0; turn <= handOverTries; turn += 1) tries.push(await subject.parcels.takeTry(of()))
      expect(tries).toEqual([...Array.from({ length: handOverTries }, () => true), false])
      expect(await subject.parcels.takeTry(of(2))).toBe(true)
    })

    const told: OrderStatus[] = []
    const ports = () => ({
      parcels: subject.parcels,
      tell: async ({ to }: { readonly to: OrderStatus }) => {
        told.push(to)
      },
      returnUnfetched: async ({ shopId }: { readonly shopId: number }) => {
        const request = { id: randomUUID(), of: order, shopId, returnCode: `IADE${randomUUID().slice(0, 8)}`, now }
        return (await sendBack(subject.ports, request)).ok
      },
    })
    test('the buyer is notified of a moved parcel, but not of one that was changed meanwhile', async () => {
      told.length = 0
      const step = await move('out_for_delivery', [event('out_for_delivery')])
      expect(await moveParcel(ports(), step, now)).toEqual(succeed(undefined))
      expect(await moveParcel(ports(), step, now)).toEqual(fail('changed'))
      expect(told).toEqual(['out_for_delivery'])
    })
    test('a parcel that goes back becomes a request that its payment waits for', async () => {
      await handOver(2)
      const step = await move('delivered', [event('sent_back')])
      expect(await moveParcel(ports(), step, now)).toEqual(succeed(undefined))
      const parcel = { ...(await subject.ports.cancellations.findOrder(order)) }.parcels?.find(
        ({ shopId }) => shopId === 1,
      )
      expect(parcel).toMatchObject({ status: 'delivered', events: [{ key: 'sent_back' }] })
      expect(await subject.cash.handedOver(order.id)).toEqual([2])
      expect(await due()).toMatchObject({ allThere: false })
    })
    test('the carrier moves what is due, and hands over what has arrived', async () => {
      const far = new Date('2026-12-31T12:00:00Z')
      const done: string[] = []
      const carrier = {
        parcels: { moving },
        newTrackingNo: () => 'GV 2',
        move: async ({ shopId, to }: { shopId: number; to: OrderStatus }) => done.push(`${shopId} ${to}`),
        handOver: async ({ shopId, trackingNo }: { shopId: number; trackingNo: string | null }) =>
          done.push(`${shopId} over ${trackingNo}`),
      }
      await carryParcels(carrier, new Date('2026-11-01'))
      expect(done).toEqual([])
      await carryParcels(carrier, far)
      expect(done.toSorted()).toEqual(['1 over GV 2', '2 over GV 2'])
    })

    const due = async () => (await subject.cash.due(10_000)).find(({ orderId }) => orderId === order.id)
    /** The cash that a bank has, by payment; it refuses while it is closed. */
    const collect = async (isOpen = true) => {
      const booked: number[] = []
      const warned: unknown[] = []
      await collectCash({
        cash: subject.cash,
        clock: { now: () => now },
        log: { warn: (fields) => warned.push(fields), error: () => {} },
        provider: {
          async start({ id, amount }) {
            if (id !== order.paymentId) return fail({ kind: 'unavailable' })
            if (!isOpen) return fail({ kind: 'unavailable' })
            booked.push(amount)
            return succeed({ reference: id, card: null, redirectUrl: '' })
          },
        },
      })
      return { booked, warned: warned.filter((one) => JSON.stringify(one).includes(order.paymentId)) }
    }

    test('cash is due parcel by parcel, and the last one pays the order', async () => {
      expect(await due()).toBeUndefined()
      expect(await subject.cash.takesCash(order.id)).toBe(true)
      await handOver(1)
      expect(await due()).toMatchObject({ id: order.paymentId, number: order.number, charged: 16_990, allThere: false })
      expect((await collect()).booked).toEqual([11_990])
      expect(await due()).toBeUndefined()
      expect(await subject.payment(order.id)).toBe('on_delivery')
      await handOver(2)
      expect((await collect()).booked).toEqual([16_990])
      expect(await subject.payment(order.id)).toBe('paid')
      expect(await subject.cash.takesCash(order.id)).toBe(false)
      expect((await collect()).booked).toEqual([])
    })
    test('a parcel that waits at its branch has no cash yet', async () => {
      await handOver(1, { fetchUntil: '2026-11-30' })
      expect(await subject.cash.handedOver(order.id)).toEqual([])
      expect(await due()).toBeUndefined()
      await advance('delivered', [event('fetched')])
      expect(await subject.cash.handedOver(order.id)).toEqual([1])
      expect((await collect()).booked).toEqual([11_990])
    })
    test('cash that the bank does not take is tried again', async () => {
      await handOver(1)
      expect(await collect(false)).toEqual({ booked: [], warned: [{ payment: order.paymentId }] })
      expect((await collect()).booked).toEqual([11_990])
    })
    test('cancelled units are not collected, and an order without a parcel is not paid', async () => {
      const cancel = async (shopId: number, line: number, refund: number, cargoRefund: number) => {
        await subject.ports.cancellations.write({
          id: randomUUID(),
          orderId: order.id,
          kind: 'cancel',
          status: 'refunded',
          cargoRefund: kurus(cargoRefund),
          cargoShops: [shopId],
          refund: kurus(refund + cargoRefund),
          gift: kurus(0),
          giftReturned: kurus(0),
          returnCode: null,
          pickupDay: null,
          photos: [],
          now,
          lines: [
            {
              line,
              combination: '',
              quantity: line === 1 ? 2 : 1,
              reasonId: 1,
              note: '',
              refund: kurus(refund),
              gift: kurus(0),
            },
          ],
        })
        await subject.ports.cancellations.cancelParcels(order.id, [shopId])
      }
      await cancel(1, 1, 10_000, 1_990)
      expect(await due()).toBeUndefined()
      const other = order
      order = await subject.addOrder(sample)
      await cancel(1, 1, 10_000, 1_990)
      await handOver(2)
      expect((await collect()).booked).toEqual([5_000])
      expect(await subject.payment(order.id)).toBe('paid')
      order = other
      await cancel(2, 2, 5_000, 0)
      expect((await collect()).booked).toEqual([])
      expect(await subject.payment(order.id)).toBe('failed')
    })
    test('a shop with a team moves its own parcels', async () => {
      await subject.endAutopilot(2)
      expect((await moving()).map(({ shopId }) => shopId)).toEqual([1])
    })
  })
}
