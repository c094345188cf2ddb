import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailKey } from './email-key.ts'

it('is the same for ASCII capitals and for nothing else', () => {
  expect(emailKey('Elif.KARACA@Ornek.com')).toBe('elif.karaca@ornek.com')
  const alike = [...'iIıİíîïｉⅰ𝐢', 'i\u0307', '\u0131\u0307']
  expect(new Set(alike.map((letter) => emailKey(`${letter}lker@ornek.com`))).size).toBe(alike.length - 1)
})

it('merges no two addresses that differ beyond ASCII case', () => {
  const address = fc.string({ unit: 'grapheme', maxLength: 12 })
  const asciiLower = (text: string) =>
    Array.from(text, (letter) =>
      /[A-Z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 32) : letter,
    ).join('')
  fc.assert(
    fc.property(address, address, (one, other) => {
      expect(emailKey(one) === emailKey(other)).toBe(asciiLower(one) === asciiLower(other))
      expect(emailKey(one.normalize('NFKC')) === emailKey(one)).toBe(
        asciiLower(one.normalize('NFKC')) === asciiLower(one),
      )
    }),
    { numRuns: 1000 },
  )
})
