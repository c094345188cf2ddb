import fc from 'fast-check'
import { expect, it } from 'vitest'
import { turkishDay } from '../kernel/turkish-time.ts'
import { deliveryDays, mayMoveDelivery } from './delivery-time.ts'

it('offers six days without Sundays, none before the promise, and never today', () => {
  // 28 November 2026 is a Saturday.
  const saturday = new Date('2026-11-28T09:00:00+03:00')
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']
  expect(deliveryDays({ from: '2026-11-25' }, saturday)).toEqual(days)
  expect(deliveryDays({ from: '2026-12-05' }, saturday)[0]).toBe('2026-12-05')
  // In Turkey it is Sunday already.
  expect(deliveryDays({ from: '2026-11-25' }, new Date('2026-11-28T21:30:00Z'))[0]).toBe('2026-11-30')
})

it('holds for every day', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, day, (now, promised) => {
      const days = deliveryDays({ from: promised.toISOString().slice(0, 10) }, now)
      expect(new Set(days).size).toBe(6)
      for (const one of days) {
        expect(new Date(one).getUTCDay()).not.toBe(0)
        expect(Date.parse(one) / 86_400_000).toBeGreaterThan(turkishDay(now))
      }
    }),
  )
})

it('is moved at a door alone, and until it is out', () => {
  const may = (status: Parameters<typeof mayMoveDelivery>[0]['status'], option = 'address') =>
    mayMoveDelivery({ status, option })
  expect([may('preparing'), may('shipped')]).toEqual([true, true])
  expect([may('out_for_delivery'), may('delivered'), may('cancelled'), may('awaiting_payment')]).toEqual(
    Array.from({ length: 4 }, () => false),
  )
  expect([may('shipped', 'branch'), may('shipped', 'kargomat')]).toEqual([false, false])
})
