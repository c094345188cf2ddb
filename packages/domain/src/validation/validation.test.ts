import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardBrand,
  isCardExpired,
  isCardExpiry,
  isCardHolderName,
  isCardNumber,
  isGiftCardNumber,
  isPttemCardNumber,
} from './card.ts'
import { isEmail } from './email.ts'
import { hasDigit } from './has-digit.ts'
import { isIban } from './iban.ts'
import { isLicencePlate } from './licence-plate.ts'
import { luhn } from './luhn.ts'
import { isNationalId, isNationalIdOrEmpty } from './national-id.ts'
import { passwordProblems } from './password.ts'
import { isPhone, normalizePhone } from './phone.ts'
import { hasTaxNumberChecksum, isTaxNumber } from './tax-number.ts'
import { isVin } from './vin.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const validators = [
  isCardNumber,
  luhn,
  isCardExpiry,
  isCardHolderName,
  isGiftCardNumber,
  isPttemCardNumber,
  isNationalId,
  isTaxNumber,
  hasTaxNumberChecksum,
  isLicencePlate,
  isVin,
  isEmail,
  hasDigit,
  isPhone,
  isIban,
]
const hostile = [
  '',
  '__proto__',
  'constructor',
  '\uD800',
  '\u200B'.repeat(16),
  '٤١١١١١١١١١١١١١١١',
  ' '.repeat(100_000),
  '1'.repeat(100_000),
  'a'.repeat(100_000),
  `${'a@'.repeat(50_000)}b`,
]

describe('V1 isCardNumber', () => {
  it.each(['4111 1111 1111 1111', '5555555555554444', '9792030000000000', '378282246310005', '341111111111111'])(
    'takes %s',
    (text) => {
      expect(isCardNumber(text.startsWith('9792') ? '9792 0300 0000 0000' : text)).toBe(
        text.startsWith('9792') ? luhn('9792030000000000') : true,
      )
    },
  )
  it.each([
    '4111111111111112',
    '3711111111111111',
    '411111111111111',
    '４111111111111111',
    '4111-1111-1111-1111',
    '\t4111111111111111',
  ])('refuses %s', (text) => expect(isCardNumber(text)).toBe(false))
})
describe('V2 luhn', () => {
  it('takes any number with its check digit, and no number with one digit changed', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const check = Array.from('0123456789').find((digit) => luhn(body + digit))
        const valid = `${body}${check}`
        expect(luhn(valid)).toBe(true)
        const changed = valid.slice(0, at) + ((Number(valid[at]) + by) % 10) + valid.slice(at + 1)
        expect(luhn(changed)).toBe(false)
      }),
    )
  })
})
describe('V3 cardBrand', () => {
  it.each([
    ['34', 'amex'],
    ['37', 'amex'],
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['65', 'troy'],
    ['9792', 'troy'],
  ])('%s is %s', (prefix, brand) => expect(cardBrand(prefix)).toBe(brand))
  it.each(['', '3', '5', '56', '2', '222', '2220', '2721', '979', '9', '6', 'x'])('%s decides nothing', (prefix) =>
    expect(cardBrand(prefix)).toBeUndefined(),
  )
})
describe('V4 isCardExpiry', () => {
  it.each(['0527', '05/27', '05/2027', '122030'])('takes %s', (text) => expect(isCardExpiry(text)).toBe(true))
  it.each(['5/27', '13/27', '00/27', '05/027', '05-27', ' 05/27', '05/27 '])('refuses %s', (text) =>
    expect(isCardExpiry(text)).toBe(false),
  )
  it('holds to the end of the month in Turkish time', () => {
    expect(isCardExpired('11/26', new Date('2026-11-30T20:59:59.999Z'))).toBe(false)
    expect(isCardExpired('11/26', new Date('2026-11-30T21:00:00.000Z'))).toBe(true)
    expect(isCardExpired('12/26', new Date('2026-12-31T20:59:59Z'))).toBe(false)
    expect(isCardExpired('99', new Date(0))).toBe(true)
  })
})
describe('V5 isCardHolderName', () => {
  it.each(['Elif Karaca', ' Ömer  Ş. Çınar ', 'Li Wu'])('takes %j', (text) => expect(isCardHolderName(text)).toBe(true))
  it.each(['Elif', 'E Karaca', 'Elif K', 'Elif Karaca 2', 'Elif Karaca ٢', ''])('refuses %j', (text) =>
    expect(isCardHolderName(text)).toBe(false),
  )
})
describe('V6 gift cards', () => {
  it('removes spaces for the Pttem card alone', () => {
    expect(isGiftCardNumber('8123456789012345')).toBe(true)
    expect(isGiftCardNumber('8123 4567 8901 2345')).toBe(false)
    expect(isPttemCardNumber('8123 4567 8901 2345')).toBe(true)
    expect(isGiftCardNumber('7123456789012345')).toBe(false)
    expect(isGiftCardNumber('812345678901234')).toBe(false)
  })
})
describe('V7 isNationalId', () => {
  it('takes the published sample', () => expect(isNationalId('10000000146')).toBe(true))
  it.each(['10000000147', '10000000156', '01000000014', '1000000014', ' 10000000146', '11111111110', '99999999990'])(
    'refuses %s',
    (text) => expect(isNationalId(text)).toBe(false),
  )
  it('takes exactly one pair of check digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 999_999_999 }).filter((n) => new Set(String(n)).size > 1),
        (body) => {
          const pairs = Array.from({ length: 100 }, (_, index) => `${body}${String(index).padStart(2, '0')}`)
          expect(pairs.filter(isNationalId)).toHaveLength(1)
        },
      ),
      { numRuns: 50 },
    )
  })
  it('takes the empty text where it may be left out', () => {
    expect(isNationalId('')).toBe(false)
    expect(isNationalIdOrEmpty('')).toBe(true)
    expect(isNationalIdOrEmpty('1')).toBe(false)
  })
})
describe('V8 isTaxNumber', () => {
  it('counts digits, and hints at the check digit', () => {
    expect(isTaxNumber('4540536920')).toBe(true)
    expect(hasTaxNumberChecksum('4540536920')).toBe(true)
    expect(hasTaxNumberChecksum('4540536921')).toBe(false)
    expect(isTaxNumber('4540536921')).toBe(true)
    expect(isTaxNumber('454053692')).toBe(false)
  })
})
describe('V9 isLicencePlate', () => {
  it.each(['34 ABC 12', '34abc123', '06 A 1234', '81 A 12345', '01 AB 123', '35 AB 1234'])('takes %s', (text) =>
    expect(isLicencePlate(text)).toBe(true),
  )
  it.each([
    '00 A 1234',
    '82 A 1234',
    '34 A 123',
    '34 AB 12',
    '34 ABC 1234',
    '34 ÇA 123',
    '34 QA 123',
    '34 WA 123',
    '34 XA 123',
    ' 34 A 1234',
    '34\tA\t1234',
  ])('refuses %s', (text) => expect(isLicencePlate(text)).toBe(false))
})
describe('V10 isVin', () => {
  it('knows its letters', () => {
    expect(isVin('nmtbb0jr00r000001')).toBe(true)
    for (const wrong of 'IOQioqÇ-') expect(isVin(`NMTBB0JR00R00000${wrong}`)).toBe(false)
    expect(isVin('NMTBB0JR00R00001')).toBe(false)
  })
})
describe('V11 passwordProblems', () => {
  it.each([
    ['', ['upCase', 'lowCase', 'digit']],
    ['şifre', ['upCase', 'digit']],
    ['ŞİFRE1', ['lowCase']],
    ['Şı1', []],
    ['Ab٣', ['digit']],
  ])('of %j are %j', (text, problems) => expect(passwordProblems(text)).toEqual(problems))
})
describe('V12 isEmail', () => {
  it.each(['elif.karaca@ornek.com', "o'neil+x@a-b.co"])('takes %s', (text) => expect(isEmail(text)).toBe(true))
  it.each([
    'elif@',
    'elif@ornek',
    ' elif@ornek.com',
    'elif@örnek.com',
    'a@b@c.de',
    'elif@-a.com',
    'a@b..c',
    `${'a'.repeat(250)}@b.co`,
    '@b.co',
  ])('refuses %s', (text) => expect(isEmail(text)).toBe(false))
})
describe('V13 hasDigit', () => {
  it('wants a house number', () => {
    expect(hasDigit('Moda Cad. No: 41')).toBe(true)
    expect(hasDigit('Moda Caddesi ٤')).toBe(false)
  })
})
describe('V14 isPhone', () => {
  it.each(['5321234567', '05321234567', '905321234567', '+90 532 123 45 67', '(0532) 123-45-67'])('takes %s', (text) =>
    expect(isPhone(text)).toBe(true),
  )
  it.each(['00905321234567', '4321234567', '532123456', '53212345678', '+5321234567', '0532 123 45 6a'])(
    'refuses %s',
    (text) => expect(isPhone(text)).toBe(false),
  )
  it('is sent without spaces', () => expect(normalizePhone(' 0532 123\u00A045 67 ')).toBe('05321234567'))
})
describe('V15 isIban', () => {
  it('holds mod 97', () => {
    expect(isIban('TR330006100519786457841326')).toBe(true)
    expect(isIban('TR330006100519786457841327')).toBe(false)
    expect(isIban('DE330006100519786457841326')).toBe(false)
    expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(false)
  })
})
describe('V1-V15 on hostile texts', () => {
  it('answer with a value', () => {
    for (const text of hostile) for (const validator of validators) expect(typeof validator(text)).toBe('boolean')
    for (const text of hostile) expect([cardBrand(text), passwordProblems(text)]).toHaveLength(2)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const validator of validators) expect(typeof validator(text)).toBe('boolean')
      }),
    )
  })
})
