import { isWorkingDay, turkishDay } from '@market/domain/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoOrderPlan, instantOf } from './demo-order-plan.ts'

const keys = ['prepared', 'shipped', 'out_for_delivery', 'delivered'] as const

test('parcels move by day, on working days and in their order, whenever the shop is filled', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }), (now) => {
      for (const { ordered, parcels } of demoOrderPlan)
        for (const { events } of parcels) {
          const times = keys.flatMap((key) => {
            const [daysAgo, hour] = events[key] ?? []
            return daysAgo === undefined || hour === undefined ? [] : [instantOf([daysAgo, hour], now)]
          })
          expect(times.every((at) => isWorkingDay(turkishDay(at)))).toBe(true)
          const hours = times.map((at) => (at.getUTCHours() + 3) % 24)
          expect(hours.every((hour) => hour >= 9 && hour < 18)).toBe(true)
          const all = [instantOf(ordered, now), ...times, now].map((at) => at.getTime())
          expect(all).toEqual(all.toSorted((one, other) => one - other))
        }
    }),
  ))

test('every parcel has a tracking number of its own', () => {
  const numbers = demoOrderPlan.flatMap(({ parcels }) => parcels.flatMap(({ tracking }) => tracking ?? []))
  expect(new Set(numbers).size).toBe(numbers.length)
})
