import { type Money, roundKurus } from '@market/domain/money'

/** The least that is paid, for the parts, in hundredths of a percent of the best price. */
const least = 500
const whole = 10_000
/** Offers are whole tens of lira. */
const step = 1000

/**
 * The price paid for a device: the best price less what each answer takes off, which is given in hundredths of a percent of
 * the best price; at least a twentieth, in whole tens of lira, and never nothing.
 */
export const priceDevice = (best: Money, deductions: readonly number[]): Money => {
  const left = Math.max(least, whole - deductions.reduce((sum, one) => sum + one, 0))
  return roundKurus(Math.max(1, Math.round((best * left) / whole / step)) * step)
}
