import { allocate } from '../money/allocate.ts'
import { type Money, zero } from '../money/money.ts'

/** What is left of a line that was paid for. */
export interface PaidLine {
  /** Units not given back yet. */
  readonly quantity: number
  /** What they cost after discounts and gift code: of the whole line, less what was refunded before. */
  readonly paid: Money
}

/**
 * What giving back so many units of a line refunds. What is paid is split to the kuruş (rules.md M4), so that giving all
 * back in any number of steps refunds exactly what was paid. Nothing for units that are not there.
 */
export const refundOf = ({ quantity, paid }: PaidLine, units: number): Money =>
  Number.isSafeInteger(units) && units >= 1 && units <= quantity
    ? (allocate(paid, [units, quantity - units])[0] ?? zero)
    : zero
