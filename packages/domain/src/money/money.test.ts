import { hostileText, longTexts, safeAmount } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'
import { add, fromLira, kurus, type Money, roundKurus, subtract, times, toLira, zero } from './money.ts'
import { parsePrice } from './parse-price.ts'

const { MAX_SAFE_INTEGER: max, MIN_SAFE_INTEGER: min } = Number

describe('M1 Money', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-1.5, -2],
    [0.499_999_999_999_999_94, 0],
    [2 ** 52 + 1, 2 ** 52 + 1],
    [max, max],
    [min, min],
    [-0.2, 0],
  ])('rounds %s half away from zero to %s', (value, whole) => expect(roundKurus(value)).toBe(whole))
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [1.004_999_99, 100],
    [0.29, 29],
    [0.005, 1],
    [0.0049, 0],
    [1e-7, 0],
    [-1e-7, 0],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('reads the decimal lira %s of the wire as %s kuruş', (lira, amount) => expect(fromLira(lira)).toBe(amount))
  it('goes to the wire and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }).map(kurus), (amount) => {
        expect(fromLira(toLira(amount))).toBe(amount)
      }),
    ))
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21])('is never %s', (value) => {
    expect(() => kurus(value)).toThrow(RangeError)
    if (value !== 1.5) expect(() => fromLira(value)).toThrow(RangeError)
  })
  it('counts whole kuruş, and throws rather than lose one', () => {
    expect(add(kurus(10), kurus(20), kurus(-5))).toBe(25)
    expect(add()).toBe(zero)
    expect(subtract(kurus(10), kurus(30))).toBe(-20)
    expect(times(kurus(1999), 3)).toBe(5997)
    expect(() => add(kurus(max), kurus(1))).toThrow(RangeError)
    expect(() => times(kurus(3), 0.5)).toThrow(RangeError)
  })
  it('names the number that is not an amount', () => {
    expect(() => kurus(1.5)).toThrow('not a whole amount of kuruş: 1.5')
  })
  it('knows no negative zero', () => {
    for (const nothing of [kurus(-0), times(kurus(-5), 0), roundKurus(-0.1)]) expect(Object.is(nothing, 0)).toBe(true)
  })
  it('does not mix with lira', () => {
    const lira = toLira(kurus(1200))
    // @ts-expect-error a number of lira is no Money
    const wrong: Money = lira
    // @ts-expect-error nor can it be added to one
    expect(add(kurus(1), lira)).toBe(1 + wrong)
  })
})

describe('M2 formatPrice', () => {
  it.each([
    [123_456, '1.234,56 TL'],
    [0, '0,00 TL'],
    [-50, '-0,50 TL'],
    [5, '0,05 TL'],
    [99_999, '999,99 TL'],
    [100_000, '1.000,00 TL'],
    [-100_000_000, '-1.000.000,00 TL'],
    [max, '90.071.992.547.409,91 TL'],
  ])('of %i is %s', (value, text) => expect(formatPrice(kurus(value))).toBe(text))
  it('groups by three and has two decimals', () =>
    fc.assert(
      fc.property(safeAmount, (amount) => {
        expect(formatPrice(amount)).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2} TL$/)
      }),
    ))
})

describe('M3 parsePrice', () => {
  it.each([
    '',
    ' ',
    '12.34',
    ',5',
    '1,',
    '1,234',
    '.5',
    '1.',
    'TL',
    ' TL',
    '1.23.456',
    '1234.567',
    '0.123',
    '12.3456',
    '1 234',
    '1,5,5',
    '--1',
    '+1',
    ' 1',
    '1 ',
    '1TL',
    '1  TL',
    '1 tl',
    '1\n',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '١٢',
    '１２',
    '90071992547409,92',
    '999.999.999.999.999,00 TL',
  ])('%j is no price', (text) => expect(parsePrice(text)).toBeUndefined())
  it.each([
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['0', 0],
    ['-0,00 TL', 0],
    ['0,07', 7],
    ['-1,5', -150],
    ['12 TL', 1200],
    ['90.071.992.547.409,91 TL', max],
  ])('takes %j as %s kuruş', (text, amount) => expect(parsePrice(text)).toBe(amount))
  it('is the inverse of formatPrice for every safe amount', () =>
    fc.assert(
      fc.property(safeAmount, (amount) => {
        expect(parsePrice(formatPrice(amount))).toBe(amount)
        expect(parsePrice(formatPrice(amount).replaceAll('.', ''))).toBe(amount)
        expect(parsePrice(formatPrice(amount).replace(' TL', ''))).toBe(amount)
      }),
    ))
  it('answers to any text, with an amount that is written so', () => {
    const answer = (text: string) => {
      const amount = parsePrice(text)
      if (amount !== undefined) expect(parsePrice(formatPrice(amount))).toBe(amount)
    }
    fc.assert(fc.property(fc.oneof(hostileText, fc.string({ unit: fc.constantFrom(...'0123.,- TL') })), answer))
    for (const text of longTexts) answer(text)
  })
})
