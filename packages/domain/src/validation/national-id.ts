import { digitsOf, sumOf } from './digits.ts'

const mod10 = (number: number): number => ((number % 10) + 10) % 10

/** Turkish national ID: 11 digits, first not 0, both check digits hold, not one digit ten times (rules.md V7). */
export const isNationalId = (text: string): boolean => {
  const digits = digitsOf(text, 11)
  if (!digits || digits[0] === 0 || new Set(digits.slice(0, 10)).size === 1) return false
  const odd = sumOf(digits.slice(0, 9).filter((_, index) => index % 2 === 0))
  const even = sumOf(digits.slice(0, 8).filter((_, index) => index % 2 === 1))
  return digits[9] === mod10(odd * 7 - even) && digits[10] === mod10(sumOf(digits.slice(0, 10)))
}

/** For fields that may stay empty (rules.md V7). */
export const isNationalIdOrEmpty = (text: string): boolean => text === '' || isNationalId(text)
