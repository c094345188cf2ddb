import type { Brand } from '../kernel/brand.ts'

/** A whole number of kuruş, the minor unit of TRY (rules.md M1). */
export type Money = Brand<number, 'kuruş'>

const isMoney = (value: number): value is Money => Number.isSafeInteger(value)

/** Kuruş from a number already whole; throws on a fraction, which is a fault of the program and never of a shopper. */
export const kurus = (value: number): Money => {
  const whole = value === 0 ? 0 : value
  if (!isMoney(whole)) throw new RangeError(`not a whole amount of kuruş: ${value}`)
  return whole
}

/** No money at all. */
export const zero: Money = kurus(0)

/** Rounds half away from zero, the only rounding of the shop (rules.md M1). The value is in kuruş. */
export const roundKurus = (value: number): Money => {
  const whole = Math.trunc(value)
  return kurus(Math.abs(value - whole) < 0.5 ? whole : whole + Math.sign(value))
}

/**
 * Kuruş from the decimal lira of the API. The decimal point is moved as text, because `1.005 * 100` is not 100.5 in
 * floats. Throws if the value is not an amount.
 */
export const fromLira = (lira: number): Money => (Math.abs(lira) < 0.005 ? zero : roundKurus(Number(`${lira}e2`)))

/** Decimal lira for the API; `fromLira` restores the same amount up to ten trillion lira. */
export const toLira = (amount: Money): number => amount / 100

/** The sum of the amounts, zero without any. Throws beyond the safe integers, as all arithmetic of this folder does. */
export const add = (...amounts: readonly Money[]): Money => kurus(amounts.reduce((sum, amount) => sum + amount, 0))
/** The difference of two amounts; it may be negative. */
export const subtract = (from: Money, amount: Money): Money => kurus(from - amount)
/** The amount times the quantity; throws if the result is not a whole number of kuruş. */
export const times = (amount: Money, quantity: number): Money => kurus(amount * quantity)
