import { kurus, type Money, subtract, zero } from '../money/money.ts'

/** The units of a paid line that were not refunded: those that the shopper has, and those on their way back. */
export interface PaidLine {
  readonly quantity: number
  /** Their price after discounts and gift code: that of the whole line, less earlier refunds. */
  readonly paid: Money
  /** The part of `paid` that is refunded only with the last unit, such as gift wrapping. */
  readonly withLast?: Money
}

/**
 * Refund for the given number of units of a line: their share, rounded down, and everything that is left with the last
 * unit. So refunding all units in any number of steps refunds exactly the paid amount (rules.md M4), and a refund that
 * was shown never becomes smaller if other units are refunded before it. Zero for units that the line does not have.
 */
export const refundOf = ({ quantity, paid, withLast = zero }: PaidLine, units: number): Money => {
  if (![units, quantity].every(Number.isSafeInteger) || units < 1 || units > quantity) return zero
  if (units === quantity) return paid
  const goods = withLast < paid ? subtract(paid, withLast) : zero
  return kurus(Number((BigInt(goods) * BigInt(units)) / BigInt(quantity)))
}
