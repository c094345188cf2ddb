import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { turkishDay } from '../kernel/turkish-time.ts'
import { type RefundFacts, refundDays } from './refund-days.ts'

const terms = { carrier: 3, inspection: 1, sending: 1, promised: 14, bank: 7 }
// A Friday.
const asked = new Date('2026-11-20T09:00:00Z')
const request: RefundFacts = {
  kind: 'return',
  askedAt: asked,
  pickupDay: null,
  handedInAt: null,
  arrivedAt: null,
  settledAt: null,
}
const at = (day: string) => new Date(`${day}T09:00:00Z`)

it('counts from the last day to hand in, and sends the money within the promised days', () => {
  expect(refundDays(request, terms, asked)).toEqual({
    handedIn: '2026-11-30',
    // Tuesday to Friday; the promise ends on that Friday as well.
    arrived: '2026-12-04',
    settled: '2026-12-04',
    booked: '2026-12-15',
  })
})

it('counts from the courier’s day, and from each step that has happened', () => {
  const fetched = { ...request, pickupDay: '2026-11-21' }
  expect(refundDays(fetched, terms, asked)).toEqual({
    handedIn: '2026-11-21',
    arrived: '2026-11-26',
    settled: '2026-11-27',
    booked: '2026-12-08',
  })
  const handedIn = { ...fetched, handedInAt: at('2026-11-23') }
  expect(refundDays(handedIn, terms, at('2026-11-23'))).toMatchObject({ handedIn: null, arrived: '2026-11-27' })
  const arrived = { ...handedIn, arrivedAt: at('2026-11-24') }
  expect(refundDays(arrived, terms, at('2026-11-24'))).toMatchObject({ arrived: null, settled: '2026-11-25' })
  const settled = { ...arrived, settledAt: at('2026-11-24') }
  expect(refundDays(settled, terms, at('2026-11-24'))).toMatchObject({ settled: null, booked: '2026-12-03' })
})

it('has no booking day for an exchange, and no return day for a cancellation', () => {
  const exchange = { ...request, kind: 'exchange' as const, pickupDay: '2026-11-21' }
  expect(refundDays(exchange, { ...terms, bank: 0 }, asked)).toEqual({
    handedIn: '2026-11-21',
    arrived: '2026-11-26',
    settled: '2026-11-26',
    booked: null,
  })
  expect(refundDays({ ...request, kind: 'cancel' }, terms, asked)).toEqual({
    handedIn: null,
    arrived: null,
    settled: '2026-11-21',
    booked: '2026-12-01',
  })
})

it('refunds an unclaimed parcel once it is back', () => {
  const back = { ...request, kind: 'cancel' as const, handedInAt: asked }
  expect(refundDays(back, terms, asked)).toMatchObject({ handedIn: null, arrived: '2026-11-25', settled: '2026-11-26' })
})

const day = fc.integer({ min: 0, max: 40 })
const after = (days: number) => new Date(asked.getTime() + days * 86_400_000)
const steps = fc
  .tuple(day, day, day, fc.integer({ min: 0, max: 3 }))
  .map(([one, other, third, done]) => [one, other, third].toSorted((a, b) => a - b).slice(0, done))
const facts = fc.record({
  kind: fc.constantFrom('return' as const, 'exchange' as const, 'cancel' as const),
  pickupDay: fc.option(fc.constantFrom('2026-11-21', '2026-11-23', '2026-11-24')),
  steps,
  now: day,
})

it('never lists a past day, an earlier day after a later one, or a day beyond the promise', () => {
  fc.assert(
    fc.property(facts, ({ kind, pickupDay, steps: [handedIn, arrived, settled], now: days }) => {
      const instant = (days: number | undefined) => (days === undefined ? null : after(days))
      const now = after(days)
      const due = refundDays(
        {
          kind,
          askedAt: asked,
          pickupDay,
          handedInAt: instant(handedIn),
          arrivedAt: instant(arrived),
          settledAt: instant(settled),
        },
        terms,
        now,
      )
      const named = [due.handedIn, due.arrived, due.settled, due.booked].filter((one) => one !== null)
      expect(named).toEqual(named.toSorted())
      const today = new Date(turkishDay(now) * 86_400_000).toISOString().slice(0, 10)
      for (const one of named) expect(one >= today).toBe(true)
      if (kind === 'return' && days <= terms.promised && due.settled) expect(due.settled <= '2026-12-04').toBe(true)
    }),
  )
})

it('leaves Sundays out, and Saturdays where a bank counts', () => {
  const friday = turkishDay(asked)
  expect([1, 2].map((days) => afterWorkingDays(friday, days) - friday)).toEqual([1, 3])
  expect([0, 1, 5].map((days) => afterWorkingDays(friday, days, 5) - friday)).toEqual([0, 3, 7])
})
