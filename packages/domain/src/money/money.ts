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

/** Rounds half away from zero, the only rounding of the shop (rules.md M1). The value is in kuruş. */
export const roundKurus = (value: number): Money => kurus(Math.sign(value) * Math.floor(Math.abs(value) + 0.5))

/** Kuruş from the decimal lira of the wire. */
export const fromLira = (lira: number): Money => roundKurus(Number((lira * 100).toFixed(4)))

/** Decimal lira for the wire. */
export const toLira = (amount: Money): number => amount / 100

export const add = (...amounts: readonly Money[]): Money => kurus(amounts.reduce((sum, amount) => sum + amount, 0))
export const subtract = (from: Money, amount: Money): Money => kurus(from - amount)
export const times = (amount: Money, quantity: number): Money => kurus(amount * quantity)
export const zero: Money = kurus(0)
