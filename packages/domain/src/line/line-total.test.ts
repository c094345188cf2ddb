import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { insuranceTotal, lineDiscount, lineTotal } from './line-total.ts'

const price = fc.integer({ min: 0, max: 10_000_000 })
const line = fc
  .record({
    single: price,
    more: price,
    quantity: fc.integer({ min: 0, max: 999 }),
    max: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ single, more, quantity, max }) => ({
    singlePrice: kurus(single),
    originalPrice: kurus(single + more),
    quantity,
    discount: { maxQuantity: max },
  }))

describe('C1 lineTotal', () => {
  it('multiplies the price of a line without a deal', () => {
    expect(lineTotal({ singlePrice: kurus(1_999), originalPrice: kurus(2_500), quantity: 3 })).toBe(5_997)
    expect(lineTotal({ singlePrice: kurus(1_999), originalPrice: kurus(2_500), quantity: 3, discount: null })).toBe(
      5_997,
    )
  })

  it('gives the discounted price to max_quantity units and the original one to the rest', () => {
    const deal = { singlePrice: kurus(1_000), originalPrice: kurus(1_500), discount: { maxQuantity: 2 } }
    expect(lineTotal({ ...deal, quantity: 1 })).toBe(1_000)
    expect(lineTotal({ ...deal, quantity: 2 })).toBe(2_000)
    expect(lineTotal({ ...deal, quantity: 3 })).toBe(3_500)
    expect(lineTotal({ ...deal, quantity: 3, discount: { maxQuantity: 0 } })).toBe(4_500)
  })

  it.each([-3, 0, Number.NaN, Number.NEGATIVE_INFINITY])('counts a quantity of %s as none', (quantity) => {
    expect(lineTotal({ singlePrice: kurus(100), originalPrice: kurus(100), quantity })).toBe(0)
  })

  it('drops a broken unit and never subtracts for a negative price or deal', () => {
    expect(lineTotal({ singlePrice: kurus(100), originalPrice: kurus(100), quantity: 2.9 })).toBe(200)
    expect(lineTotal({ singlePrice: kurus(-100), originalPrice: kurus(-50), quantity: 2 })).toBe(0)
    expect(
      lineTotal({ singlePrice: kurus(50), originalPrice: kurus(100), quantity: 2, discount: { maxQuantity: -4 } }),
    ).toBe(200)
  })

  it('is never negative and never falls when a unit is added', () => {
    fc.assert(
      fc.property(line, (line) => {
        const total = lineTotal(line)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(lineTotal({ ...line, quantity: line.quantity + 1 })).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  it('is the sum of its units, each priced by its place', () => {
    fc.assert(
      fc.property(line, (line) => {
        const units = Array.from({ length: line.quantity }, (_, index) =>
          index < line.discount.maxQuantity ? line.singlePrice : line.originalPrice,
        )
        expect(lineTotal(line)).toBe(units.reduce((sum, unit) => sum + unit, 0))
      }),
    )
  })
})

describe('C1 lineDiscount', () => {
  it('is what the shopper saves against the original price', () => {
    const deal = { singlePrice: kurus(1_000), originalPrice: kurus(1_500), discount: { maxQuantity: 2 }, quantity: 3 }
    expect(lineDiscount(deal)).toBe(1_000)
    expect(lineDiscount({ singlePrice: kurus(900), originalPrice: kurus(800), quantity: 1 })).toBe(0)
  })

  it('and the line total are the original price together', () => {
    fc.assert(
      fc.property(line, (line) => {
        expect(lineTotal(line) + lineDiscount(line)).toBe(line.originalPrice * line.quantity)
      }),
    )
  })
})

describe('C2 insuranceTotal', () => {
  it('charges the chosen insurances for every unit', () => {
    const insuranceItems = [
      { price: kurus(250), selected: true },
      { price: kurus(400), selected: false },
    ]
    expect(insuranceTotal({ quantity: 3, insuranceItems })).toBe(750)
    expect(insuranceTotal({ quantity: 3 })).toBe(0)
    expect(insuranceTotal({ quantity: -3, insuranceItems })).toBe(0)
  })
})
