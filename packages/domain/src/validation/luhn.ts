import { digitsOf, sumOf } from './digits.ts'

/** The mod 10 check of card numbers, over ASCII digits (rules.md V2). */
export const luhn = (text: string): boolean => {
  const digits = digitsOf(text)
  if (!digits) return false
  const doubled = digits.toReversed().map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
  return sumOf(doubled) % 10 === 0
}
