import { allocate } from '../money/allocate.ts'
import { add, type Money, subtract, zero } from '../money/money.ts'

/** The units of a paid line that were not cancelled or returned. */
export interface PaidLine {
  /** Units that were not cancelled or returned. */
  readonly quantity: number
  /** Their price after discounts and gift code: that of the whole line, less earlier refunds. */
  readonly paid: Money
  /** The part of `paid` that is refunded only with the last unit, such as gift wrapping. */
  readonly withLast?: Money
}

/**
 * Refund for the given number of units of a line. The paid amount is split to the kuruş (rules.md M4), so that
 * refunding all units in any number of steps refunds exactly the paid amount. Zero for units that the line does not
 * have.
 */
export const refundOf = ({ quantity, paid, withLast = zero }: PaidLine, units: number): Money => {
  if (!(Number.isSafeInteger(units) && units >= 1 && units <= quantity)) return zero
  const last = withLast < paid ? withLast : paid
  const share = allocate(subtract(paid, last), [units, quantity - units])[0] ?? zero
  return units === quantity ? add(share, last) : share
}
