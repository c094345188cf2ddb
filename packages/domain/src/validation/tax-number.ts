import { digitsOf, sumOf } from './digits.ts'

/** 10 digits; a wrong check digit is a hint and never refuses (rules.md V8). */
export const isTaxNumber = (text: string): boolean => digitsOf(text, 10) !== undefined

/** The published check digit of a tax number (rules.md V8). */
export const hasTaxNumberChecksum = (text: string): boolean => {
  const digits = digitsOf(text, 10)
  if (!digits) return false
  const parts = digits.slice(0, 9).map((digit, index) => {
    const shifted = (digit + 9 - index) % 10
    return shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9
  })
  return digits[9] === (10 - (sumOf(parts) % 10)) % 10
}
