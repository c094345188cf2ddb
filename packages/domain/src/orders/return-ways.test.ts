import fc from 'fast-check'
import { expect, it } from 'vitest'
import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'
import { lastHandInDay } from './order-window.ts'
import { mayWithdraw, pickupDays } from './return-ways.ts'

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

it('offers three days after today, in order, none a Sunday, none after the last day to hand in', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const days = pickupDays(now)
      const starts = days.map((day) => Date.parse(`${day}T00:00:00+03:00`))
      expect(days.length).toBeGreaterThan(1)
      expect(days.length).toBeLessThanOrEqual(3)
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
      expect(days.every((day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0)).toBe(true)
      expect(starts[0]).toBeGreaterThanOrEqual(turkishDayStart(turkishDay(now) + 1).getTime())
      expect(starts.at(-1)).toBeLessThanOrEqual(lastHandInDay(now).getTime())
    }),
  )
})

it('begins the day at midnight in Turkey and leaves Sunday out', () => {
  // A Friday, an hour before and after midnight in Turkey.
  expect(pickupDays(new Date('2026-11-20T20:00:00Z'))).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
  expect(pickupDays(new Date('2026-11-20T22:00:00Z'))).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
})

it('offers two days when holidays fill the time until the last day to hand in', () => {
  expect(pickupDays(new Date('2029-04-21T09:00:00Z'))).toEqual(['2029-04-28', '2029-04-30'])
})

it('lets nothing be withdrawn but a return or an exchange that waits and was not handed in', () => {
  const requests = fc.record({
    kind: fc.constantFrom('cancel', 'return', 'exchange'),
    status: fc.constantFrom('waiting', 'approved', 'refused', 'refunded'),
    handedInAt: fc.option(instants),
  })
  fc.assert(
    fc.property(requests, (request) => {
      const still = request.kind !== 'cancel' && request.status === 'waiting' && !request.handedInAt
      expect(mayWithdraw(request)).toBe(still)
    }),
  )
})
