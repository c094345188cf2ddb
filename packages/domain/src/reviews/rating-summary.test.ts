import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingSummary } from './rating-summary.ts'

describe('L7 ratingSummary', () => {
  it('averages to one decimal', () => {
    const summary = ratingSummary({ 5: 2, 4: 1, 3: 0, 2: 0, 1: 0 })
    expect(summary.average).toBe(4.7)
    expect(summary.shares.map(({ star, percent }) => [star, percent])).toEqual([
      [5, 67],
      [4, 33],
      [3, 0],
      [2, 0],
      [1, 0],
    ])
  })
  it('is empty without ratings', () =>
    expect(ratingSummary({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toMatchObject({ count: 0, average: 0 }))
  it('shares sum to 100', () => {
    const count = fc.nat(100_000)
    fc.assert(
      fc.property(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count }), (ratings) => {
        const { shares, average, count: all } = ratingSummary(ratings)
        expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBe(all === 0 ? 0 : 100)
        expect(all === 0 || (average >= 1 && average <= 5)).toBe(true)
      }),
    )
  })
})
