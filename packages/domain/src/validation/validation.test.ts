import { digits, hostileText, longTexts, validIban, validLicencePlate, validNationalId } from '@market/testing'
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
import { isEmail, normalizeEmail } from './email.ts'
import { hasDigit } from './has-digit.ts'
import { formatIban, isIban } from './iban.ts'
import { isLicencePlate, isVin } from './vehicle-number.ts'
import { luhn } from './luhn.ts'
import { isNationalId, isNationalIdOrEmpty } from './national-id.ts'
import { minPasswordLength, passwordProblems } from './password.ts'
import { formatPhone, isCompanyPhone, isPhone, normalizePhone } from './phone.ts'
import { hasTaxNumberChecksum, isTaxNumber } from './tax-number.ts'

const changed = (text: string, place: number, by: number) => {
  const at = place % text.length
  return text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)
}
const anotherDigit = fc.integer({ min: 1, max: 9 })

describe('V7 isNationalId', () => {
  it('takes the published sample', () => expect(isNationalId('10000000146')).toBe(true))
  it.each([
    '',
    '10000000147',
    '1000000014x',
    'x0000000146',
    '01000000014',
    '1000000014',
    '100000001460',
    ' 10000000146',
    '١٠٠٠٠٠٠٠١٤٦',
  ])('refuses %j', (text) => expect(isNationalId(text)).toBe(false))
  it('refuses the nine values of one digit ten times, whose check digits hold', () => {
    for (const digit of '123456789') {
      const repeated = Array.from('0123456789', (last) => digit.repeat(10) + last)
      expect(repeated.filter(isNationalId)).toEqual([])
    }
  })
  it('takes a number with its check digits, and none with one of them changed', () =>
    fc.assert(
      fc.property(validNationalId, fc.constantFrom(9, 10), anotherDigit, (id, at, by) => {
        expect(isNationalId(id)).toBe(true)
        expect(isNationalId(changed(id, at, by))).toBe(false)
      }),
    ))
  it('takes no wrong tenth digit with the eleventh that fits it', () =>
    fc.assert(
      fc.property(validNationalId, anotherDigit, (id, by) => {
        const ten = changed(id.slice(0, 10), 9, by)
        const sum = Array.from(ten, Number).reduce((so, digit) => so + digit, 0)
        expect(isNationalId(`${ten}${sum % 10}`)).toBe(false)
      }),
    ))
  it('takes no number that starts with 0', () =>
    fc.assert(
      fc.property(digits(8), (rest) => {
        const all = Array.from({ length: 100 }, (_, index) => `0${rest}${String(index).padStart(2, '0')}`)
        expect(all.filter(isNationalId)).toEqual([])
      }),
    ))
  it('takes an empty text if the number is optional', () => {
    expect(isNationalIdOrEmpty('')).toBe(true)
    expect(isNationalIdOrEmpty('10000000146')).toBe(true)
    for (const text of ['1', ' ', '11111111110']) expect(isNationalIdOrEmpty(text)).toBe(false)
  })
})

describe('V8 isTaxNumber', () => {
  it('is any 10 digits', () =>
    fc.assert(
      fc.property(digits(10), (number) => {
        expect(isTaxNumber(number)).toBe(true)
        expect(isTaxNumber(number.slice(1))).toBe(false)
        expect(isTaxNumber(`${number}0`)).toBe(false)
        expect(isTaxNumber(` ${number.slice(1)}`)).toBe(false)
      }),
    ))
  it('has exactly one valid check digit', () => {
    expect(hasTaxNumberChecksum('4540536920')).toBe(true)
    fc.assert(
      fc.property(digits(9), (body) => {
        const all = Array.from('0123456789', (last) => body + last)
        expect(all.filter(hasTaxNumberChecksum)).toHaveLength(1)
      }),
    )
  })
  it('ends in what makes the sum of its parts a multiple of ten', () =>
    fc.assert(
      fc.property(digits(9), (body) => {
        // Powers of two, mod 9, for the nine places.
        const weights = [8, 4, 2, 1, 5, 7, 8, 4, 2]
        const sum = weights.reduce((so, weight, place) => {
          const part = (Number(body[place]) + 9 - place) % 10
          return so + (part === 9 ? 9 : (part * weight) % 9)
        }, 0)
        const last = Array.from('0123456789').find((digit) => (sum + Number(digit)) % 10 === 0)
        expect(hasTaxNumberChecksum(`${body}${last}`)).toBe(true)
      }),
    ))
  it.each(['', '454053692', '454053692x', 'x540536920', '45405369200', '٤٥٤٠٥٣٦٩٢٠'])(
    'hints at %j being none',
    (text) => {
      expect(hasTaxNumberChecksum(text)).toBe(false)
      expect(isTaxNumber(text)).toBe(false)
    },
  )
})

describe('V9 isLicencePlate', () => {
  it('takes every shape in any case and with inner spaces', () =>
    fc.assert(
      fc.property(validLicencePlate, fc.constantFrom('', ' ', '   '), fc.boolean(), (plate, gap, lower) => {
        const text = plate.replaceAll(' ', gap)
        expect(isLicencePlate(lower ? text.toLowerCase() : text)).toBe(true)
      }),
    ))
  it('takes no letter that plates do not have', () =>
    fc.assert(
      fc.property(validLicencePlate, fc.constantFrom(...'QWXqwxÇĞİÖŞÜçğıöşüÄ*'), (plate, letter) => {
        expect(isLicencePlate(plate.slice(0, 3) + letter + plate.slice(4))).toBe(false)
      }),
    ))
  it.each([
    '',
    '00 A 1234',
    '82 A 1234',
    '90 A 1234',
    '1 A 1234',
    '34 A 123',
    '34 A 123456',
    '34 AB 12',
    '34 AB 12345',
    '34 ABC 1',
    '34 ABC 1234',
    '34 ABCD 12',
    '34 1234',
    ' 34 A 1234',
    '34 A 1234 ',
    '134 A 1234',
    'A 34 A 1234',
    '34\tA\t1234',
    '34-A-1234',
    '٣٤ A 1234',
  ])('refuses %j', (text) => expect(isLicencePlate(text)).toBe(false))
})

describe('V10 isVin', () => {
  const unit = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 16, maxLength: 16 })
  it('is 17 characters of its set in any case', () =>
    fc.assert(
      fc.property(
        unit('ABCDEFGHJKLMNPRSTUVWXYZabcdefghjklmnprstuvwxyz0123456789'),
        fc.constantFrom(...'IOQioqıİÇ- '),
        (vin, wrong) => {
          expect(isVin(`${vin}1`)).toBe(true)
          expect(isVin(`${vin}${wrong}`)).toBe(false)
          expect(isVin(vin)).toBe(false)
          expect(isVin(`${vin}12`)).toBe(false)
        },
      ),
    ))
})

describe('V11 passwordProblems', () => {
  it.each([
    ['', ['upCase', 'lowCase', 'digit']],
    ['şifre', ['upCase', 'digit']],
    ['ŞİFRE1', ['lowCase']],
    ['123', ['upCase', 'lowCase']],
    ['Şı1', []],
    ['ığ1', ['upCase']],
    ['Ab٣', ['digit']],
  ])('of %j are %j', (text, problems) => expect(passwordProblems(text)).toEqual(problems))
  it('are empty for a text with digit, capital and small letter, within any text', () =>
    fc.assert(
      fc.property(hostileText, hostileText, (before, after) => {
        expect(passwordProblems(`${before} Ğü7 ${after}`)).toEqual([])
      }),
    ))
  it('need eight characters besides', () => expect(minPasswordLength).toBe(8))
})

describe('V12 isEmail', () => {
  /** The pattern that the HTML standard gives for `type=email`. */
  const browsers =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
  const nearly = fc
    .array(fc.constantFrom('a', 'B', '7', '.', '-', '@', '@', '_', '+', ' ', 'ö', "'", '\u212A', 'ſ', '\n'), {
      maxLength: 16,
    })
    .map((parts) => parts.join(''))
  it('takes what browsers take, with a dot in the host', () =>
    fc.assert(
      fc.property(fc.oneof(nearly, fc.emailAddress(), hostileText), (text) => {
        const hasDot = text.slice(text.lastIndexOf('@')).includes('.')
        expect(isEmail(text)).toBe(browsers.test(text) && hasDot && text.length <= 254)
      }),
      { numRuns: 2000 },
    ))
  it.each(['elif.karaca@ornek.com', "o'neil+x@a-b.co", '.a..b.@c.d', `a@${'b'.repeat(63)}.co`])('takes %s', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each([
    '',
    '@',
    'elif@',
    'elif@ornek',
    ' elif@ornek.com',
    'elif@ornek.com ',
    'el if@ornek.com',
    'elif@örnek.com',
    'şule@ornek.com',
    'a@b@c.de',
    'elif@-a.com',
    'elif@a-.com',
    'a@b..c',
    'a@b.c.',
    `a@${'b'.repeat(64)}.co`,
    '@b.co',
    'ornek.com',
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
  it('takes at most 254 characters', () => {
    const long = (length: number) => `${'a'.repeat(length - 5)}@b.co`
    expect([long(254), long(255)].map(isEmail)).toEqual([true, false])
  })
  it('is sent without white space', () => {
    expect(normalizeEmail(' elif. karaca@\tornek.com\n')).toBe('elif.karaca@ornek.com')
  })
})

describe('V13 hasDigit', () => {
  it('wants a house number', () => {
    for (const text of ['Moda Cad. No: 41', '0', 'No 9']) expect(hasDigit(text)).toBe(true)
    for (const text of ['', 'Moda Caddesi', 'Moda Caddesi ٤', '½']) expect(hasDigit(text)).toBe(false)
  })
})

describe('V14 isCompanyPhone', () => {
  it.each([
    '0212 000 00 00',
    '(312) 000 00 00',
    '+90 850 000 00 00',
    '90 462 0000000',
    '555 000 00 00',
    '444 0 000',
    '4440000',
  ])('takes %s', (text) => expect(isCompanyPhone(text)).toBe(true))
  it.each([
    '',
    '0112 000 00 00',
    '612 000 00 00',
    '0712 000 00 00',
    '0912 000 00 00',
    '212 000 00 0',
    '212 000 00 000',
    'x2120000000',
    '445 0 000',
    '444 0 00',
  ])('refuses %j', (text) => expect(isCompanyPhone(text)).toBe(false))
})

describe('V14 isPhone', () => {
  it.each(['5321112233', '0(532)111-22-33', '+90(532)1112233', '905321112233'])('%s is read as one number', (text) =>
    expect(formatPhone(text)).toBe('0532 111 22 33'),
  )
  it('leaves a landline number as it is', () => expect(formatPhone('0212 444 55 66')).toBe('0212 444 55 66'))
  const gaps = fc.constantFrom('', ' ', '-', '.', ') ', ' (', '\u00A0', '–', '/')
  it('takes ten digits from 5 after 0, 90, +90 or nothing, with any separators', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('', '0', '90', '+90'),
        digits(9),
        fc.array(gaps, { minLength: 10, maxLength: 10 }),
        (prefix, rest, between) => {
          const text = prefix + Array.from(`5${rest}`, (digit, at) => `${between[at]}${digit}`).join('')
          expect(isPhone(text)).toBe(true)
          expect(isPhone(normalizePhone(text))).toBe(true)
        },
      ),
    ))
  it.each(['(+90) 532 123 45 67', '0 (532) 123-45-67', '+90-532-123-45-67', '\u202A+90 532 123 45 67\u202C'])(
    'takes %s',
    (text) => expect(isPhone(text)).toBe(true),
  )
  it.each([
    '',
    '00905321234567',
    '0090 532 123 45 67',
    '4321234567',
    '532123456',
    '53212345678',
    '+5321234567',
    '+05321234567',
    '5+321234567',
    '0905321234567',
    '0532 123 45 6a',
    '٥٣٢١٢٣٤٥٦٧',
  ])('refuses %j', (text) => expect(isPhone(text)).toBe(false))
  it('is sent without spaces', () => {
    expect(normalizePhone(' 0532 123\u00A045 67 ')).toBe('05321234567')
    expect(normalizePhone('(0532) 123-45-67')).toBe('(0532)123-45-67')
  })
})

describe('V15 isIban', () => {
  it('is read in groups of four, which a copy leaves out', () => {
    expect(formatIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
    fc.assert(fc.property(validIban, (iban) => formatIban(formatIban(iban)).replaceAll(' ', '') === iban))
  })
  it('takes an account with its check digits, and none with one digit changed', () => {
    expect(isIban('TR330006100519786457841326')).toBe(true)
    fc.assert(
      fc.property(validIban, fc.nat(23), anotherDigit, (iban, at, by) => {
        expect(isIban(iban)).toBe(true)
        expect(isIban(`TR${changed(iban.slice(2), at, by)}`)).toBe(false)
      }),
    )
  })
  it('refuses characters before or after an IBAN', () =>
    fc.assert(
      fc.property(validIban, (iban) => {
        const longer = Array.from({ length: 100 }, (_, index) => `${iban}${String(index).padStart(2, '0')}`)
        expect([...longer, `9${iban}`, ` ${iban}`].filter(isIban)).toEqual([])
      }),
    ))
  it.each([
    '',
    'DE330006100519786457841326',
    'tr330006100519786457841326',
    'TR33 0006 1005 1978 6457 8413 26',
    'TR3300061005197864578413260',
    'TR33000610051978645784132',
    'TR٣٣٠٠٠٦١٠٠٥١٩٧٨٦٤٥٧٨٤١٣٢٦',
  ])('refuses %j', (text) => expect(isIban(text)).toBe(false))
})

describe('V1-V15 on hostile texts', () => {
  const validators = [
    isCardNumber,
    luhn,
    isCardExpiry,
    isCardHolderName,
    isGiftCardNumber,
    isPttemCardNumber,
    isNationalId,
    isNationalIdOrEmpty,
    isTaxNumber,
    hasTaxNumberChecksum,
    isLicencePlate,
    isVin,
    isEmail,
    hasDigit,
    isPhone,
    isIban,
  ]
  const answers = (text: string) => {
    for (const validator of validators) expect(typeof validator(text)).toBe('boolean')
    expect(['string', 'undefined']).toContain(typeof cardBrand(text))
    expect(typeof isCardExpired(text, new Date(0))).toBe('boolean')
    expect(passwordProblems(text).length).toBeLessThanOrEqual(3)
    expect(normalizePhone(text)).not.toMatch(/\s/)
  }
  it('answer with a value', () => fc.assert(fc.property(hostileText, answers)))
  it.each(longTexts.map((text) => [`${text.slice(0, 6)}…`, text]))('answer to 100,000 characters of %j', (_, text) =>
    answers(text),
  )
})
