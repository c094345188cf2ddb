import fc from 'fast-check'

/** So many ASCII digits, leading zeros included. */
export const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
