import { safeAmount } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { kurus } from './money.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + BigInt(right), 0n)
const wholeWeights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 })

describe('M4 allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 1, 0], [0, 7, 0]],
    [10, [1, 2], [3, 7]],
    [1, [1, 3, 3], [0, 1, 0]],
    [0, [1, 2], [0, 0]],
    [100, [0.1, 0.2, 0.7], [10, 20, 70]],
    [5, [0, 0], [5, 0]],
    [5, [Number.NaN, -1, Number.POSITIVE_INFINITY], [5, 0, 0]],
    [5, [Number.NaN, 2], [0, 5]],
    [5, [], []],
  ])('%s by %j is %j', (total, weights, parts) => expect(allocate(kurus(total), weights)).toEqual(parts))
  it('conserves the total, each part within a kuruş of its exact share', () =>
    fc.assert(
      fc.property(safeAmount, wholeWeights, (total, weights) => {
        const parts = allocate(total, weights)
        const all = sum(weights)
        expect(sum(parts)).toBe(BigInt(total))
        if (all > 0n)
          parts.forEach((part, index) => {
            const off = BigInt(part) * all - BigInt(total) * BigInt(weights[index] ?? 0)
            expect(off < all && off > -all).toBe(true)
          })
      }),
    ))
  it('gives a kuruş more only to larger remainders, and of equal ones to the earlier', () =>
    fc.assert(
      fc.property(fc.nat(1e6).map(kurus), wholeWeights, (total, weights) => {
        const all = weights.reduce((left, right) => left + right, 0)
        if (all === 0) return
        const parts = allocate(total, weights)
        const ranked = weights
          .map((weight, index) => {
            const exact = BigInt(total) * BigInt(weight)
            return { rest: exact % BigInt(all), more: BigInt(parts[index] ?? 0) > exact / BigInt(all), index }
          })
          .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
        const firstWithout = ranked.findIndex(({ more }) => !more)
        expect(ranked.slice(firstWithout === -1 ? ranked.length : firstWithout).some(({ more }) => more)).toBe(false)
      }),
    ))
  it('depends only on the proportion of the weights', () =>
    fc.assert(
      fc.property(safeAmount, wholeWeights, fc.integer({ min: -30, max: 20 }), (total, weights, exponent) => {
        const scaled = weights.map((weight) => weight * 2 ** exponent)
        expect(allocate(total, scaled)).toEqual(allocate(total, weights))
      }),
    ))
  it('conserves the total by any weights, and gives nothing to weights that are not positive numbers', () =>
    fc.assert(
      fc.property(safeAmount, fc.array(fc.double(), { minLength: 1, maxLength: 8 }), (total, weights) => {
        const parts = allocate(total, weights)
        expect(sum(parts)).toBe(BigInt(total))
        const counts = weights.map((weight) => Number.isFinite(weight) && weight > 0)
        if (counts.includes(true)) parts.forEach((part, index) => expect(counts[index] || part === 0).toBe(true))
      }),
    ))
  it('mirrors a negative total', () =>
    fc.assert(
      fc.property(safeAmount, wholeWeights, (total, weights) => {
        const mirrored = allocate(kurus(-total), weights).map((part) => kurus(-part))
        expect(mirrored).toEqual(allocate(total, weights))
      }),
    ))
  it('splits over a hundred thousand equal parts, the earlier ones a kuruş more', () => {
    const parts = allocate(
      kurus(950_000),
      Array.from({ length: 100_000 }, () => 1),
    )
    expect(parts.lastIndexOf(kurus(10))).toBe(49_999)
    expect(parts.indexOf(kurus(9))).toBe(50_000)
  })
})
