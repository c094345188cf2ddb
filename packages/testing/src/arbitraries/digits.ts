import fc from 'fast-check'

/** `count` ASCII digits; leading zeros are possible. */
export const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
