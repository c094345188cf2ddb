import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'
import { kurus } from './money.ts'
import { typedPrice } from './typed-price.ts'

it.each([
  ['1.250,50', 125_050],
  ['149,90', 14_990],
  ['149.90', 14_990],
  ['149.9', 14_990],
  ['1,250.50', 125_050],
  ['1,250', 125_000],
  ['1.250', 125_000],
  ['1250', 125_000],
  ['₺ 149,90', 14_990],
  ['149,90 TL', 14_990],
  [' 1 250,50\u00A0₺ ', 125_050],
])('reads %j as %d kuruş', (typed, amount) => expect(typedPrice(typed)).toBe(amount))
it.each(['', 'abc', '1.2.3', '1,2,3', '12,345,6', ',5', '1.2345'])('takes no price from %j', (typed) =>
  expect(typedPrice(typed)).toBeUndefined(),
)
it('reads every amount as it is written in Turkish and in English', () =>
  fc.assert(
    fc.property(fc.nat(100_000_000), (amount) => {
      expect(typedPrice(formatPrice(kurus(amount)))).toBe(amount)
      expect(typedPrice(String(amount / 100))).toBe(amount)
      const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount / 100)
      expect(typedPrice(`₺${english}`)).toBe(amount)
    }),
  ))
