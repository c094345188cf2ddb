import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingSummary } from './rating-summary.ts'

const ratings = (...[one = 0, two = 0, three = 0, four = 0, five = 0]: readonly number[]) => ({
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
})

describe('L7 ratingSummary', () => {
  it('averages to one decimal and shares out a hundred, five stars first', () =>
    expect(ratingSummary(ratings(0, 0, 0, 1, 2))).toEqual({
      count: 3,
      average: 4.7,
      shares: [
        { star: 5, count: 2, percent: 67 },
        { star: 4, count: 1, percent: 33 },
        { star: 3, count: 0, percent: 0 },
        { star: 2, count: 0, percent: 0 },
        { star: 1, count: 0, percent: 0 },
      ],
    }))
  it.each([
    [ratings(0, 0, 0, 3, 1), 4.3],
    [ratings(1, 0, 0, 0, 19), 4.8],
    [ratings(0, 0, 13, 7, 0), 3.4],
    [ratings(1), 1],
    [ratings(0, 0, 0, 0, 9), 5],
  ])('of %j averages %d, halves rounded up', (given, average) => expect(ratingSummary(given).average).toBe(average))
  it('is empty without ratings, and ignores invalid counts', () => {
    const empty = ratingSummary(ratings())
    expect(empty).toMatchObject({ count: 0, average: 0 })
    expect(empty.shares.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0])
    expect(ratingSummary(ratings(-3, Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2))).toEqual(
      ratingSummary(ratings(0, 0, 0, 0, 2)),
    )
  })
  it('has shares that sum to 100, each within one percent of its own', () => {
    const count = fc.nat(100_000)
    fc.assert(
      fc.property(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count }), (given) => {
        const { shares, average, count: all } = ratingSummary(given)
        expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBe(all === 0 ? 0 : 100)
        if (all === 0) return
        const exact = shares.reduce((sum, share) => sum + share.star * share.count, 0) / all
        expect(Math.abs(average - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
        for (const share of shares) {
          expect(share.count).toBe(given[share.star])
          expect(Math.abs(share.percent - (share.count * 100) / all)).toBeLessThan(1)
        }
      }),
    )
  })
})
