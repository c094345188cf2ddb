import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterWorkingDays, isWorkingDay, workingDayBefore } from './after-working-days.ts'
import { isoDay } from './turkish-time.ts'

const day = (text: string) => Date.parse(text) / 86_400_000

describe('working days', () => {
  it.each([
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-31', 1, '2027-01-02'],
    ['2026-10-28', 1, '2026-10-30'],
    ['2026-05-26', 1, '2026-06-01'],
    ['2027-03-08', 2, '2027-03-13'],
    ['2028-05-04', 1, '2028-05-09'],
    ['2029-02-13', 1, '2029-02-17'],
    ['2030-04-12', 1, '2030-04-17'],
  ])('%s and %i more is %s', (from, count, to) => expect(isoDay(afterWorkingDays(day(from), count))).toBe(to))
  it('leave out Saturdays where banks count', () =>
    expect(isoDay(afterWorkingDays(day('2026-11-27'), 1, 5))).toBe('2026-11-30'))
  it('count forth and back alike', () =>
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.integer({ min: 1, max: 20 }), (from, count) => {
        const to = afterWorkingDays(from, count)
        expect(isWorkingDay(to)).toBe(true)
        const between = Array.from({ length: to - from }, (_, index) => from + index + 1)
        expect(between.filter((one) => isWorkingDay(one))).toHaveLength(count)
        expect(afterWorkingDays(workingDayBefore(to), 1)).toBe(to)
      }),
    ))
})
