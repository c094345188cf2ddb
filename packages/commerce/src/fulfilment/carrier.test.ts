import { isWorkingDay, turkishDay, turkishDayStart } from '@market/domain/kernel'
import type { OrderStatus } from '@market/domain/orders'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextLeg } from './carrier.ts'
import type { ParcelEvent } from './parcel-event.ts'

const ordered: ParcelEvent = { key: 'ordered', at: '2026-11-16T09:00:00.000Z' }
const parcel = (status: OrderStatus, events: readonly ParcelEvent[] = [ordered]) => ({
  status,
  events,
  delivery: { from: '2026-11-18', to: '2026-11-20' },
  city: 'Ankara',
  district: 'Kadıköy',
})
const at = (text: string) => new Date(text)

describe('the simulated carrier', () => {
  test('moves a parcel at the times of the promised days, and not before', () => {
    expect(nextLeg(parcel('preparing'), at('2026-11-17T08:59:59Z'))).toBeUndefined()
    expect(nextLeg(parcel('preparing'), at('2026-11-17T09:00:00Z'))).toEqual({
      status: 'shipped',
      events: [
        ordered,
        { key: 'prepared', at: '2026-11-17T08:00:00.000Z' },
        { key: 'shipped', at: '2026-11-17T09:00:00.000Z', place: 'Ankara' },
      ],
    })
    expect(nextLeg(parcel('shipped'), at('2026-11-20T05:59:00Z'))).toBeUndefined()
    expect(nextLeg(parcel('shipped'), at('2026-11-20T06:00:00Z'))?.status).toBe('out_for_delivery')
    expect(nextLeg(parcel('out_for_delivery'), at('2026-11-20T12:00:00Z'))?.status).toBe('delivered')
  })
  test('takes a parcel out an hour before the hours that were chosen, on that day, and is there within them', () => {
    const moved = { day: '2026-11-24', from: 13, to: 18 }
    const later = (status: OrderStatus) => ({ ...parcel(status), moved })
    expect(nextLeg(later('preparing'), at('2026-11-17T09:00:00Z'))?.status).toBe('shipped')
    expect(nextLeg(later('shipped'), at('2026-11-24T11:59:59+03:00'))).toBeUndefined()
    expect(nextLeg(later('shipped'), at('2026-11-24T12:00:00+03:00'))?.status).toBe('out_for_delivery')
    expect(nextLeg(later('out_for_delivery'), at('2026-11-24T15:29:00+03:00'))).toBeUndefined()
    expect(nextLeg(later('out_for_delivery'), at('2026-11-24T15:30:00+03:00'))?.status).toBe('delivered')
  })
  test('makes up for every leg that was missed, in order', () => {
    const done = nextLeg(parcel('preparing'), at('2026-12-01T00:00:00Z'))
    expect(done?.status).toBe('delivered')
    expect(done?.events.map(({ key }) => key)).toEqual([
      'ordered',
      'prepared',
      'shipped',
      'out_for_delivery',
      'delivered',
    ])
    const times = done?.events.map((event) => event.at) ?? []
    expect(times).toEqual(times.toSorted())
  })
  test('a late order takes its time on every leg', () => {
    const late: ParcelEvent = { key: 'ordered', at: '2026-11-20T20:00:00.000Z' }
    expect(nextLeg(parcel('preparing', [late]), at('2026-11-21T08:59:59+03:00'))).toBeUndefined()
    expect(nextLeg(parcel('preparing', [late]), at('2026-11-21T09:00:00+03:00'))?.status).toBe('shipped')
  })
  test('leaves on the working day before the first promised one', () => {
    const monday = { ...parcel('preparing'), delivery: { from: '2026-11-23', to: '2026-11-25' } }
    expect(nextLeg(monday, at('2026-11-21T12:00:00+03:00'))?.events.at(-1)).toMatchObject({
      key: 'shipped',
      at: '2026-11-21T09:00:00.000Z',
    })
  })
  test('whatever is late happens by day, on working days', () => {
    fc.assert(
      fc.property(fc.date({ min: at('2026-10-01'), max: at('2027-06-01'), noInvalidDate: true }), (when) => {
        const late: ParcelEvent = { key: 'ordered', at: when.toISOString() }
        const past = { ...parcel('preparing', [late]), delivery: { from: '2026-09-01', to: '2026-09-03' } }
        const [, ...events] = nextLeg(past, at('2028-01-01T00:00:00Z'))?.events ?? []
        expect(events.map(({ key }) => key)).toEqual(['prepared', 'shipped', 'out_for_delivery', 'delivered'])
        for (const event of events) {
          const hours = (at(event.at).getTime() - turkishDayStart(turkishDay(at(event.at))).getTime()) / 3_600_000
          expect(isWorkingDay(turkishDay(at(event.at)))).toBe(true)
          expect(hours >= 8 && hours < 19).toBe(true)
        }
      }),
    )
  })
  test('has what waits at a branch or in a locker fetched on the next evening, once', () => {
    const came: ParcelEvent = { key: 'delivered', at: '2026-11-20T12:00:00.000Z', fetchUntil: '2026-11-23' }
    const waiting = parcel('delivered', [ordered, came])
    expect(nextLeg(waiting, at('2026-11-21T14:59:59Z'))).toBeUndefined()
    const fetched = nextLeg(waiting, at('2026-11-21T15:00:00Z'))
    expect(fetched).toEqual({
      status: 'delivered',
      events: [ordered, came, { key: 'fetched', at: '2026-11-21T15:00:00.000Z' }],
    })
    expect(nextLeg({ ...waiting, ...fetched }, at('2026-12-01T00:00:00Z'))).toBeUndefined()
    // Not picked up: it is sent back after its last day.
    const left = { ...waiting, isLeft: true }
    expect(nextLeg(left, at('2026-11-24T08:59:59Z'))).toBeUndefined()
    expect(nextLeg(left, at('2026-11-24T09:00:00Z'))?.events.at(-1)).toEqual({
      key: 'sent_back',
      at: '2026-11-24T09:00:00.000Z',
    })
  })
  test.each(['awaiting_payment', 'cancelled', 'delivered', 'payment_failed'] as const)('%s stays', (status) => {
    expect(nextLeg(parcel(status), at('2030-01-01T00:00:00Z'))).toBeUndefined()
  })
})
