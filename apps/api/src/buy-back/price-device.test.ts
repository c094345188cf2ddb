import { kurus } from '@market/domain/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceDevice } from './price-device.ts'

const best = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => kurus(amount))
const deductions = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 })

describe('priceDevice', () => {
  it.each([
    [2_750_000, [], 2_750_000],
    [2_750_000, [800, 500], 2_393_000],
    [2_750_000, [6500, 4500], 138_000],
    [100, [], 1000],
  ])('%i kuruş less %j is %i', (of, less, price) => {
    expect(priceDevice(kurus(of), less)).toBe(price)
  })

  it('is whole tens of lira, and never more for a worse answer', () => {
    fc.assert(
      fc.property(best, deductions, fc.integer({ min: 0, max: 10_000 }), (of, less, worse) => {
        const price = priceDevice(of, less)
        expect(price % 1000).toBe(0)
        expect(price).toBeGreaterThan(0)
        expect(priceDevice(of, [...less, worse])).toBeLessThanOrEqual(price)
      }),
    )
  })

  it('does not ask in which order the answers came', () => {
    fc.assert(
      fc.property(best, deductions, (of, less) => {
        expect(priceDevice(of, less.toReversed())).toBe(priceDevice(of, less))
      }),
    )
  })
})
