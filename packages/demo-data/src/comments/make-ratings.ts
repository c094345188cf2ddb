import type { Random } from '../random.ts'

/**
 * Counts of one to five stars. A small part of the buyers rates, and most ratings are good, though for some products
 * fewer.
 */
export function makeRatings(sold: number, random: Random): readonly number[] {
  const counts = [0, 0, 0, 0, 0]
  const content = 0.5 + random.next() * 0.4
  const count = Math.floor(Math.sqrt(sold) * (0.2 + random.next() * 0.35))
  for (let rated = 0; rated < count; rated += 1) {
    const star = random.chance(content) ? 5 : random.pick([1, 1, 2, 3, 3, 4, 4, 4, 4])
    counts[star - 1] = (counts[star - 1] ?? 0) + 1
  }
  return counts
}
