import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLimit } from './add-limit.ts'

describe('C6 addLimit', () => {
  it('is the stock, capped at the upper limit', () => {
    expect(addLimit({ stock: 3, upperLimit: 10 })).toBe(3)
    expect(addLimit({ stock: 30, upperLimit: 10 })).toBe(10)
    expect(addLimit({ stock: -2, upperLimit: 10 })).toBe(0)
  })

  it('never exceeds either', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (stock, upperLimit) => {
        const limit = addLimit({ stock, upperLimit })
        expect([stock, upperLimit]).toContain(limit)
        expect(limit).toBeLessThanOrEqual(stock)
        expect(limit).toBeLessThanOrEqual(upperLimit)
      }),
    )
  })
})
