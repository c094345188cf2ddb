import { type Money, roundKurus } from '@market/domain/money'

/** Minimum price (for the parts), in hundredths of a percent of the best price. */
const least = 500
const whole = 10_000
/** Offers are multiples of ten lira, in kuruş. */
const step = 1000

/**
 * The price paid for a device: the best price minus the deductions of the answers, which are in hundredths of a percent
 * of the best price. At least a twentieth of it, rounded to ten lira, and never zero.
 */
export const priceDevice = (best: Money, deductions: readonly number[]): Money => {
  const left = Math.max(least, whole - deductions.reduce((sum, one) => sum + one, 0))
  return roundKurus(Math.max(1, Math.round((best * left) / whole / step)) * step)
}
