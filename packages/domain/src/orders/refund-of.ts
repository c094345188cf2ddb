import { allocate } from '../money/allocate.ts'
import { type Money, zero } from '../money/money.ts'

/** The units of a paid line that have not been given back. */
export interface PaidLine {
  /** Units not given back yet. */
  readonly quantity: number
  /** Their price after discounts and gift code: that of the whole line, less earlier refunds. */
  readonly paid: Money
}

/**
 * Refund for the given number of units of a line. The paid amount is split to the kuruş (rules.md M4), so that giving
 * back everything in any number of steps refunds exactly the paid amount. Zero for units that are not there.
 */
export const refundOf = ({ quantity, paid }: PaidLine, units: number): Money =>
  Number.isSafeInteger(units) && units >= 1 && units <= quantity
    ? (allocate(paid, [units, quantity - units])[0] ?? zero)
    : zero
