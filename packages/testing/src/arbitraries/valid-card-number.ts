import fc from 'fast-check'
import { digits } from './digits.ts'

/** The digit that makes a number pass the mod 10 check, from the table of doubled digits. */
const checkDigit = (body: string): string => {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = Array.from(body, Number)
    .toReversed()
    .reduce((so, digit, index) => so + (index % 2 === 0 ? (doubled[digit] ?? 0) : digit), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Digits that end in their check digit. */
export const checkedDigits = (count: number): fc.Arbitrary<string> =>
  digits(count - 1).map((body) => body + checkDigit(body))

/** 16 digits that pass the mod 10 check; no American Express. */
export const validCardNumber: fc.Arbitrary<string> = checkedDigits(16).filter((number) => !/^3[47]/.test(number))
