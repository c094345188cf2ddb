import type { Random } from '../random.ts'
import { priceEnding } from './price-ending.ts'

const day = 86_400_000

/** Percent that shops take off, by the main category; fresh food and books little, clothes most. */
const discounts: Readonly<Record<string, readonly number[]>> = {
  'giyim-aksesuar': [15, 20, 25, 30, 40, 50],
  supermarket: [5, 8, 10, 12, 15, 20],
  elektronik: [5, 8, 10, 12, 15, 20, 25],
  'altin-taki': [3, 5],
}
const usual = [10, 12, 15, 20, 25, 30]

/**
 * A product's price and its price history. `family` is the same for all sizes of a product, so that a discount never
 * makes a larger size cheaper than a smaller one. The price before a discount was in force for the thirty days before
 * it.
 */
export function makePrices(
  lira: number,
  { slugs, family, random, now }: { slugs: readonly string[]; family: Random; random: Random; now: Date },
) {
  const original = priceEnding(lira)
  const percents = slugs.map((slug) => discounts[slug]).findLast((found) => found !== undefined) ?? usual
  const percent = family.chance(0.4) ? family.pick(percents) : 0
  const price = percent === 0 ? original : Math.min(original, priceEnding((original * (100 - percent)) / 10_000))
  const ago = (days: number) => new Date(now.getTime() - days * day)
  // A year of rising prices, in one step or two.
  const earlier = [
    { since: ago(400), price: priceEnding(lira * 0.78) },
    { since: ago(random.whole(190, 300)), price: priceEnding(lira * 0.88) },
  ].slice(0, random.whole(1, 2))
  return {
    price,
    original,
    history: [
      ...earlier,
      { since: ago(random.whole(50, 170)), price: original },
      ...(price < original ? [{ since: ago(random.whole(1, 9)), price }] : []),
    ],
  }
}
