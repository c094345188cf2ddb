import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCardExpiry } from './card.ts'
import { expiryText } from './expiry-text.ts'

/** The field's text after the keys were typed one by one. */
const type = (keys: string) => Array.from(keys).reduce((shown, key) => expiryText(shown + key, shown), '')

describe('expiryText', () => {
  it.each([
    '1/30',
    '01/30',
    '0130',
    '130',
    '01/2030',
    '1/2030',
    '012030',
    '12030',
    '2030-01',
    '2030/1',
    '203001',
    ' 01 2030 ',
    '01 / 30',
    '1.30',
    '01-30',
    '\u202A01/30\u202C',
  ])('reads a pasted %j', (pasted) => expect(expiryText(pasted)).toBe('01/30'))
  it.each([
    ['0130', '01/30'],
    ['130', '01/30'],
    ['1/30', '01/30'],
    ['1230', '12/30'],
    ['530', '05/30'],
    ['01/2030', '01/30'],
    ['1/2030', '01/30'],
    ['12 30', '12/30'],
  ])('shows %j typed key by key as %j', (keys, shown) => expect(type(keys)).toBe(shown))
  it('lets the slash go with the digit before it', () => {
    expect(expiryText('12/', '12/3')).toBe('12/')
    expect(expiryText('12', '12/')).toBe('12')
    expect(expiryText('1', '12')).toBe('1')
    expect(expiryText('', '1')).toBe('')
  })
  it('reads every month and year in all usual forms, and its own text as it is', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 21, max: 99 }),
        fc.constantFrom('/', ' / ', '-', ' ', '.'),
        (month, year, gap) => {
          const [two, full] = [String(month).padStart(2, '0'), `20${year}`]
          const forms = [
            `${two}${year}`,
            `${two}${full}`,
            `${full}${gap}${two}`,
            ...[two, String(month)].flatMap((first) => [`${first}${gap}${year}`, `${first}${gap}${full}`]),
          ]
          for (const form of forms) expect(expiryText(form)).toBe(`${two}/${year}`)
          expect(type(`${two}${year}`)).toBe(`${two}/${year}`)
          expect(isCardExpiry(expiryText(`${month}/${year}`))).toBe(true)
          expect(expiryText(`${two}/${year}`)).toBe(`${two}/${year}`)
        },
      ),
    ))
  it('shows digits and one slash at most, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, before) => {
        expect(expiryText(typed, before)).toMatch(/^\d*\/?\d*$/)
      }),
    ))
})
