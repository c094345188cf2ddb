import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { installments } from './installments.ts'

const plan = [
  { count: 6, interestPercent: 725 },
  { count: 1, interestPercent: 0 },
  { count: 3, interestPercent: 150 },
]

describe('K1 installments', () => {
  it('offers the counts of the plan up to the cap, fewest first', () => {
    expect(installments(kurus(100_000), plan, 3)).toEqual([
      { count: 1, interest: 0, total: 100_000, monthly: 100_000, payments: [100_000] },
      { count: 3, interest: 1_500, total: 101_500, monthly: 33_833, payments: [33_834, 33_833, 33_833] },
    ])
  })

  it('sorts the counts of any plan', () => {
    expect(installments(kurus(100_000), plan, 6).map(({ count }) => count)).toEqual([1, 3, 6])
  })

  it('is one payment when no cap is given', () => {
    const withTwo = [...plan, { count: 2, interestPercent: 80 }]
    expect(installments(kurus(100_000), withTwo).map(({ count }) => count)).toEqual([1])
  })

  it('rounds interest half away from zero', () => {
    expect(installments(kurus(100), [{ count: 1, interestPercent: 50 }])[0]?.interest).toBe(1)
    expect(installments(kurus(100), [{ count: 1, interestPercent: 49 }])[0]?.interest).toBe(0)
  })

  it('skips invalid counts', () => {
    const broken = [0, -2, 1.5, Number.NaN].map((count) => ({ count, interestPercent: 0 }))
    expect(installments(kurus(100), broken, 12)).toEqual([])
  })

  it('splits every total to the kuruş, with the remainder on the first payment', () => {
    const total = fc.integer({ min: 0, max: 1_000_000_000 }).map(kurus)
    const entry = fc.record({
      count: fc.integer({ min: 1, max: 36 }),
      interestPercent: fc.integer({ min: 0, max: 9_000 }),
    })
    fc.assert(
      fc.property(total, fc.array(entry), fc.integer({ min: 1, max: 36 }), (total, plan, cap) => {
        for (const option of installments(total, plan, cap)) {
          const [first, ...rest] = option.payments
          expect(option.count).toBeLessThanOrEqual(cap)
          expect(option.payments).toHaveLength(option.count)
          expect(option.payments.reduce((sum, payment) => sum + payment, 0)).toBe(option.total)
          expect(option.total).toBe(total + option.interest)
          expect(rest.every((payment) => payment === option.monthly)).toBe(true)
          expect(Number(first) - option.monthly).toBeGreaterThanOrEqual(0)
          expect(Number(first) - option.monthly).toBeLessThan(option.count)
        }
      }),
    )
  })
})
