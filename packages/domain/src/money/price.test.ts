import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { formatPrice } from './format-price.ts'
import { fromLira, kurus, type Money, roundKurus, toLira } from './money.ts'
import { parsePrice } from './parse-price.ts'

const amount = fc.maxSafeInteger().map(kurus)

describe('M1 Money', () => {
  it('rounds half away from zero', () => {
    expect([0.5, -0.5, 1.49, -1.5].map(roundKurus)).toEqual([1, -1, 1, -2])
  })
  it('reads the decimal lira of the wire without a float fault', () => {
    expect(fromLira(1.005)).toBe(101)
    expect(fromLira(0.29)).toBe(29)
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }).map(kurus), (m) => {
        expect(fromLira(toLira(m))).toBe(m)
      }),
    )
  })
  it('takes no fraction', () => expect(() => kurus(1.5)).toThrow(RangeError))
  it('does not mix kuruş with lira', () => {
    const lira = 12.5
    // @ts-expect-error a number of lira is no Money
    const wrong: Money = lira
    expect(wrong).toBe(12.5)
  })
})

describe('M2 formatPrice', () => {
  it.each([
    [123_456, '1.234,56 TL'],
    [0, '0,00 TL'],
    [-50, '-0,50 TL'],
    [100_000_000, '1.000.000,00 TL'],
  ])('%i is %s', (value, text) => expect(formatPrice(kurus(value))).toBe(text))
})

describe('M3 parsePrice', () => {
  it.each(['12.34', ',5', '1,', '', '1,234', 'TL', '1.23.456', '١٢', ' 1', '1  TL', '1e3'])('%j is no price', (text) =>
    expect(parsePrice(text)).toBeUndefined(),
  )
  it('takes shorter spellings', () => {
    expect(parsePrice('1234,5')).toBe(123_450)
    expect(parsePrice('1.234')).toBe(123_400)
  })
  it('is the inverse of formatPrice for every safe amount', () =>
    fc.assert(
      fc.property(amount, (value) => {
        expect(parsePrice(formatPrice(value))).toBe(value)
      }),
    ))
  it('never throws', () => fc.assert(fc.property(fc.string(), (text) => void parsePrice(text))))
})

describe('M4 allocate', () => {
  it('gives the leftover kuruş to the largest remainders', () =>
    expect(allocate(kurus(100), [1, 1, 1])).toEqual([34, 33, 33]))
  it('gives nothing to a zero weight', () => expect(allocate(kurus(7), [0, 1, 0])).toEqual([0, 7, 0]))
  it('conserves the total, each part within a kuruş of its share', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }).map(kurus),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 }),
        (total, weights) => {
          const parts = allocate(total, weights)
          const sum = weights.reduce((left, right) => left + right, 0)
          expect(parts.reduce((left, right) => left + right, 0)).toBe(total)
          if (sum > 0)
            parts.forEach((part, index) =>
              expect(Math.abs(part - (total * Number(weights[index])) / sum)).toBeLessThan(1),
            )
        },
      ),
    ))
})
