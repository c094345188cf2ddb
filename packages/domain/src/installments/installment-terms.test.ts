import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { bestInstallment, installmentTerms } from './installment-terms.ts'
import { installments } from './installments.ts'

const plan = [
  { count: 1, interestPercent: 0 },
  { count: 3, interestPercent: 0 },
  { count: 6, interestPercent: 650 },
  { count: 12, interestPercent: 1320 },
]
const dear = plan.filter(({ count }) => count !== 3)

describe('K1 bestInstallment', () => {
  it('is the longest one without interest', () => {
    const best = bestInstallment(kurus(50_090), installmentTerms(plan, 12))
    expect(best).toMatchObject({ count: 3, interest: 0, total: 50_090, monthly: 16_696 })
  })

  it('is the longest there is, with its true total, where all cost interest', () => {
    expect(bestInstallment(kurus(50_090), installmentTerms(dear, 12))).toMatchObject({ count: 12, total: 56_702 })
    expect(bestInstallment(kurus(50_090), installmentTerms(dear, 9))).toMatchObject({ count: 6, total: 53_346 })
  })

  it('is undefined if the law or the plan allows no instalments', () => {
    expect(bestInstallment(kurus(50_090), installmentTerms(plan, 1))).toBeUndefined()
    expect(bestInstallment(kurus(50_090), installmentTerms([], 12))).toBeUndefined()
  })

  it('is always one of the payment’s instalments', () => {
    const entry = fc.record({ count: fc.integer({ min: 1, max: 36 }), interestPercent: fc.nat(3000) })
    const plans = fc.uniqueArray(entry, { selector: ({ count }) => count, maxLength: 8 })
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 36 }), fc.nat(10_000_000), (some, cap, price) => {
        const best = bestInstallment(kurus(price), installmentTerms(some, cap))
        const offered = installments(kurus(price), some, cap)
        if (best) expect(offered).toContainEqual(best)
        else expect(offered.every(({ count }) => count === 1)).toBe(true)
      }),
    )
  })
})
