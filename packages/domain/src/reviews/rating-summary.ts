import { allocate } from '../money/allocate.ts'
import { kurus } from '../money/money.ts'

const stars = [5, 4, 3, 2, 1] as const

/** Average to one decimal and the share of each star in percent, five first; shares sum to 100 (rules.md L7). */
export const ratingSummary = (ratings: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>) => {
  const counts = stars.map((star) => (Number.isSafeInteger(ratings[star]) ? Math.max(0, ratings[star]) : 0))
  const count = counts.reduce((sum, number) => sum + number, 0)
  const points = counts.reduce((sum, number, index) => sum + number * (stars[index] ?? 0), 0)
  const shares = count === 0 ? [] : allocate(kurus(100), counts).map(Number)
  return {
    count,
    average: count === 0 ? 0 : Math.round((points * 10) / count) / 10,
    shares: stars.map((star, index) => ({ star, count: counts[index] ?? 0, percent: shares[index] ?? 0 })),
  }
}
