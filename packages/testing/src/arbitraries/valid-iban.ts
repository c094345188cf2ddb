import fc from 'fast-check'
import { digits } from './digits.ts'

/** A Turkish IBAN: its check digits are 98 minus the rest of the account with TR00 behind it. */
export const validIban: fc.Arbitrary<string> = digits(22).map((account) => {
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
})
