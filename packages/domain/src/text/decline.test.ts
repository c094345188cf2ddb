import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { formatPrice } from '../money/format-price.ts'
import { decline, type TurkishCase } from './decline.ts'

const cases = ['accusative', 'dative', 'locative', 'ablative', 'genitive', 'possessive'] as const

/** Every last word of a number, with its suffixes as in a grammar: -i, -e, -de, -den, -in, -si. */
const endings: Readonly<Record<string, string>> = {
  sıfır: 'ı a da dan ın ı',
  bir: 'i e de den in i',
  iki: 'yi ye de den nin si',
  üç: 'ü e te ten ün ü',
  dört: 'ü e te ten ün ü',
  beş: 'i e te ten in i',
  altı: 'yı ya da dan nın sı',
  yedi: 'yi ye de den nin si',
  sekiz: 'i e de den in i',
  dokuz: 'u a da dan un u',
  on: 'u a da dan un u',
  yirmi: 'yi ye de den nin si',
  otuz: 'u a da dan un u',
  kırk: 'ı a ta tan ın ı',
  elli: 'yi ye de den nin si',
  altmış: 'ı a ta tan ın ı',
  yetmiş: 'i e te ten in i',
  seksen: 'i e de den in i',
  doksan: 'ı a da dan ın ı',
  yüz: 'ü e de den ün ü',
  bin: 'i e de den in i',
  milyon: 'u a da dan un u',
  milyar: 'ı a da dan ın ı',
}
const digits = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** A whole number in words, built from the front: independent of the tested code, which reads only the end. */
function inWords(number: number): readonly string[] {
  if (number === 0) return ['sıfır']
  const group = (below: number) => [
    ...(below >= 200 ? [digits[Math.floor(below / 100)] ?? ''] : []),
    ...(below >= 100 ? ['yüz'] : []),
    ...(below % 100 >= 10 ? [tens[Math.floor((below % 100) / 10)] ?? ''] : []),
    ...(below % 10 > 0 ? [digits[below % 10] ?? ''] : []),
  ]
  return ([1e9, 1e6, 1e3, 1] as const).flatMap((unit, at) => {
    const count = Math.floor(number / unit) % 1000
    const name = ['milyar', 'milyon', 'bin', ''][at] ?? ''
    const words = name === 'bin' && count === 1 ? [] : group(count)
    return count === 0 ? [] : [...words, ...(name === '' ? [] : [name])]
  })
}
const expected = (number: number, to: TurkishCase) =>
  endings[inWords(number).at(-1) ?? '']?.split(' ')[cases.indexOf(to)]

describe('a number with a suffix', () => {
  it.each([
    [6, 'dative', '6’ya'],
    [10, 'dative', '10’a'],
    [20, 'dative', '20’ye'],
    [30, 'possessive', '30’u'],
    [6, 'possessive', '6’sı'],
    ['1.000', 'dative', '1.000’e'],
    ['12,50', 'dative', '12,50’ye'],
    ['1.250,00', 'ablative', '1.250,00’den'],
    ['%40', 'accusative', '%40’ı'],
    ['14.00', 'dative', '14.00’e'],
    ['00.00', 'locative', '00.00’da'],
    ['23.59', 'locative', '23.59’da'],
    ['2026', 'genitive', '2026’nın'],
    ['GV-7', 'accusative', 'GV-7’yi'],
  ] as const)('%j in the %s is %j', (value, to, text) => expect(decline(value, to)).toBe(text))

  it('goes by the last word of the number as it is spoken', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.nat(999_999_999_999),
          fc.tuple(fc.nat(999), fc.nat(9)).map(([head, zeros]) => head * 10 ** zeros),
        ),
        fc.constantFrom(...cases),
        (number, to) => {
          expect(decline(number, to)).toBe(`${number}’${expected(number, to)}`)
          const grouped = String(number).replaceAll(/\B(?=(\d{3})+$)/g, '.')
          expect(decline(grouped, to)).toBe(`${grouped}’${expected(number, to)}`)
        },
      ),
    ))
  it('is that of its kuruş where it has some, and of its lira where it has none', () =>
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom(...cases), (amount, to) => {
        const price = formatPrice(kurus(amount))
        expect(decline(price, to)).toBe(`${price}’${'yi ye de den nin si'.split(' ')[cases.indexOf(to)]}`)
        const bare = price.replace(' TL', '')
        const said = amount % 100 === 0 ? Math.floor(amount / 100) : amount % 100
        expect(decline(bare, to)).toBe(`${bare}’${expected(said, to)}`)
      }),
    ))
})

describe('a name, a day or an abbreviation with a suffix', () => {
  /** Accusative, dative, locative, ablative, genitive, possessive. */
  it.each([
    ['Ayşe', 'yi ye de den nin si'],
    ['Elif', 'i e te ten in i'],
    ['Mehmet', 'i e te ten in i'],
    ['Recep', 'i e te ten in i'],
    ['Umut', 'u a ta tan un u'],
    ['Zonguldak', 'ı a ta tan ın ı'],
    ['Haliç', 'i e te ten in i'],
    ['Kemal', 'i e de den in i'],
    ['Vural', 'ı a da dan ın ı'],
    ['Resul', 'ü e de den ün ü'],
    ['Öykü', 'yü ye de den nün sü'],
    ['Ağrı', 'yı ya da dan nın sı'],
    ['Gül', 'ü e de den ün ü'],
    ['Rize', 'yi ye de den nin si'],
    ['IĞDIR', 'ı a da dan ın ı'],
    ['Güvercin', 'i e de den in i'],
    ['Kargomat', 'ı a ta tan ın ı'],
    ['12 Ekim', 'i e de den in i'],
    ['27 Kasım Cuma', 'yı ya da dan nın sı'],
    ['3 Ağustos', 'u a ta tan un u'],
    ['KDV', 'yi ye de den nin si'],
    ['HGS', 'yi ye de den nin si'],
    ['SMS', 'i e te ten in i'],
    ['KVKK', 'yı ya da dan nın sı'],
    ['IBAN', 'ı a da dan ın ı'],
    ['MERSİS', 'i e te ten in i'],
    ['2,5 kg', 'ı a da dan ın ı'],
    ['40 cm', 'yi ye de den nin si'],
    ['Max', 'ı a ta tan ın ı'],
  ])('%j takes %s', (value, suffixes) => {
    expect(cases.map((to) => decline(value, to))).toEqual(suffixes.split(' ').map((suffix) => `${value}’${suffix}`))
  })
  it('keeps the text, and adds nothing to what is not spoken', () =>
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string()), fc.constantFrom(...cases), (text, to) => {
        const declined = decline(text, to)
        expect(declined.startsWith(text)).toBe(true)
        expect(declined.slice(text.length)).toMatch(/^(’(?:[yn]?[aeıioöuü]n?|s[ıiuü]|[dt][ae]n?))?$/)
        if (!/[\p{L}\d]/u.test(text)) expect(declined).toBe(text)
      }),
    ))
})
