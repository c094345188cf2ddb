import fc from 'fast-check'
import { digits } from './digits.ts'

const letters = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPRSTUVYZ'), minLength: count, maxLength: count })
/** Letters and the numbers of digits that may follow them. */
const shapes = [
  [1, 4],
  [1, 5],
  [2, 3],
  [2, 4],
  [3, 2],
  [3, 3],
] as const

/** A Turkish plate in capitals with one space between its three parts. */
export const validLicencePlate: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 81 }), fc.constantFrom(...shapes))
  .chain(([province, [letterCount, digitCount]]) =>
    fc
      .tuple(letters(letterCount), digits(digitCount))
      .map(([middle, end]) => `${String(province).padStart(2, '0')} ${middle} ${end}`),
  )
