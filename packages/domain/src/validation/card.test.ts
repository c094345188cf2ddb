import { checkedDigits, digits, validCardNumber } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardBrand,
  firstCardDigits,
  isCardExpired,
  isCardExpiry,
  isCardHolderName,
  isCardNumber,
  isGiftCardNumber,
  isPttemCardNumber,
  readCardExpiry,
} from './card.ts'
import { luhn } from './luhn.ts'

/** The text with spaces put in anywhere. */
const spaced = (text: string) =>
  fc
    .array(fc.nat(3), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((gaps) => gaps.map((gap, at) => ' '.repeat(gap) + (text[at] ?? '')).join(''))
const two = (number: number) => String(number).padStart(2, '0')

it.each([
  ['', ''],
  ['4111 1', '41111'],
  ['4111 1111 1111 1111', '411111'],
])('the first digits of %j are %j', (text, digits) => expect(firstCardDigits(text)).toBe(digits))

describe('V1 isCardNumber', () => {
  it.each(['4111 1111 1111 1111', '5555555555554444', '9792030000000000', '378282246310005', '341111111111111'])(
    'takes %s',
    (text) => expect(isCardNumber(text)).toBe(true),
  )
  it.each([
    '4111111111111112',
    '411111111111111',
    '41111111111111111',
    '４111111111111111',
    '٤111111111111111',
    '4111-1111-1111-1111',
    '\t4111111111111111',
    '4111111111111111\u200B',
    '34111111111111',
    '34111111111111x',
    '34',
    '',
  ])('refuses %j', (text) => expect(isCardNumber(text)).toBe(false))
  it('takes 16 digits with their check digit, with spaces anywhere', () =>
    fc.assert(
      fc.property(validCardNumber.chain(spaced), (text) => {
        expect(isCardNumber(text)).toBe(true)
      }),
    ))
  it('takes American Express by prefix and length, without a check digit', () =>
    fc.assert(
      fc.property(fc.constantFrom('34', '37'), digits(13), checkedDigits(14), (prefix, rest, checked) => {
        expect(isCardNumber(prefix + rest)).toBe(true)
        expect(isCardNumber(`${prefix}${checked}`)).toBe(false)
      }),
    ))
  it('takes no 15 digits of another brand', () =>
    fc.assert(
      fc.property(
        checkedDigits(15).filter((number) => !/^3[47]/.test(number)),
        (number) => {
          expect(isCardNumber(number)).toBe(false)
        },
      ),
    ))
})

describe('V2 luhn', () => {
  it('takes a number of any length with its check digit, and none with one digit changed', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).chain(checkedDigits),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          expect(luhn(number)).toBe(true)
          const at = place % number.length
          expect(luhn(number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1))).toBe(false)
        },
      ),
    ))
  it.each(['', ' ', '0 0', '-0', '٠', '00x'])('refuses %j', (text) => expect(luhn(text)).toBe(false))
})

describe('V3 cardBrand', () => {
  it('is decided by the prefix, for each of four digits', () => {
    for (let number = 0; number < 10_000; number += 1) {
      const prefix = String(number).padStart(4, '0')
      const [first, second] = [Math.floor(number / 1000), Math.floor(number / 100)]
      const brand = { 34: 'amex', 37: 'amex', 65: 'troy', 97: number === 9792 ? 'troy' : undefined }[second]
      const mastercard = (second >= 51 && second <= 55) || (number >= 2221 && number <= 2720)
      expect([prefix, cardBrand(prefix)]).toEqual([prefix, first === 4 ? 'visa' : mastercard ? 'mastercard' : brand])
    }
  })
  it.each(['', ' ', '3', '5', '2', '22', '222', '272', '9', '97', '979', '6', 'x', '4x', '٤', '4-1'])(
    'is not decided by %j',
    (prefix) => expect(cardBrand(prefix)).toBeUndefined(),
  )
  it('stays the same while digits and spaces are added', () =>
    fc.assert(
      fc.property(
        digits(4).filter((prefix) => cardBrand(prefix) !== undefined),
        fc.integer({ min: 0, max: 30 }).chain(digits).chain(spaced),
        (prefix, rest) => {
          expect(cardBrand(prefix + rest)).toBe(cardBrand(prefix))
        },
      ),
    ))
})

describe('V4 isCardExpiry', () => {
  it.each(['0527', '05/27', '05/2027', '122030'])('takes %s', (text) => expect(isCardExpiry(text)).toBe(true))
  it.each([
    '5/27',
    '13/27',
    '00/27',
    '05/027',
    '05-27',
    ' 05/27',
    '05/27 ',
    '05/27\n',
    '05//27',
    '05/20271',
    '٠٥/٢٧',
    '05',
    '',
  ])('refuses %j', (text) => expect(isCardExpiry(text)).toBe(false))
  it('reads every month and year, with and without the slash', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2000, max: 2099 }),
        fc.constantFrom('', '/'),
        (month, year, slash) => {
          expect(readCardExpiry(`${two(month)}${slash}${year}`)).toEqual({ month, year })
          expect(readCardExpiry(`${two(month)}${slash}${two(year % 100)}`)).toEqual({ month, year })
        },
      ),
    ))
  it('holds to the end of the month in Turkish time', () => {
    expect(isCardExpired('11/26', new Date('2026-11-30T20:59:59.999Z'))).toBe(false)
    expect(isCardExpired('11/26', new Date('2026-11-30T21:00:00.000Z'))).toBe(true)
    expect(isCardExpired('12/26', new Date('2026-12-31T20:59:59.999Z'))).toBe(false)
    expect(isCardExpired('12/2026', new Date('2026-12-31T21:00:00Z'))).toBe(true)
  })
  it('treats an invalid expiry as expired', () => expect(isCardExpired('99', new Date(0))).toBe(true))
})

describe('V5 isCardHolderName', () => {
  it.each(['Elif Karaca', ' Ömer  Ş. Çınar ', 'Li Wu', 'A Ömer B Çınar', 'Şûle\tDağ', '𐐷𐐷 𐐷𐐷'])('takes %j', (text) =>
    expect(isCardHolderName(text)).toBe(true),
  )
  it.each([
    '',
    ' ',
    'Elif',
    'E Karaca',
    'Elif K',
    'E K',
    'Elif 𐐷',
    'Elif Karaca 2',
    'Elif Karaca2',
    'Elif Karaca ٢',
    'Elif Karaca ２',
    'Elif Karaca 𝟚',
  ])('refuses %j', (text) => expect(isCardHolderName(text)).toBe(false))
})

describe('V6 isGiftCardNumber', () => {
  it('is numeric, 16 digits from 8', () =>
    fc.assert(
      fc.property(digits(15), fc.constantFrom(...'01234567'), (rest, other) => {
        expect(isGiftCardNumber(`8${rest}`)).toBe(true)
        expect(isGiftCardNumber(`${other}${rest.replaceAll('9', '8')}`)).toBe(false)
        expect(isGiftCardNumber(`8${rest}0`)).toBe(false)
        expect(isGiftCardNumber(`8${rest.slice(1)}`)).toBe(false)
      }),
    ))
  it.each(['8123 4567 8901 2345', ' 8123456789012345', '812345678901234x', '8١٢٣٤٥٦٧٨٩٠١٢٣٤٥'])('refuses %j', (text) =>
    expect(isGiftCardNumber(text)).toBe(false),
  )
  it('takes spaces for the Pttem card', () =>
    fc.assert(
      fc.property(
        digits(15).chain((rest) => spaced(`8${rest}`)),
        (text) => {
          expect(isPttemCardNumber(text)).toBe(true)
          expect(isPttemCardNumber(`${text}1`)).toBe(false)
        },
      ),
    ))
})
