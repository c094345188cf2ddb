import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { installmentCap } from './installment-cap.ts'

const cart = (...caps: readonly number[]) => ({
  hasGold: false,
  shops: caps.map((maxInstallment) => ({ items: [{ maxInstallment }] })),
})

describe('K1 installmentCap', () => {
  it('is the smallest of the lines', () => {
    expect(installmentCap(cart(12, 4, 9))).toBe(4)
  })

  it('is 1 for an empty cart, for gold, and for goods without instalments', () => {
    expect(installmentCap(cart())).toBe(1)
    expect(installmentCap({ ...cart(12), hasGold: true })).toBe(1)
    expect(installmentCap(cart(12, 0))).toBe(1)
  })

  it('never exceeds the cap of any line', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 36 }), { minLength: 1 }), (caps) => {
        expect(caps).toContain(installmentCap(cart(...caps)))
        expect(caps.every((cap) => installmentCap(cart(...caps)) <= cap)).toBe(true)
      }),
    )
  })
})
