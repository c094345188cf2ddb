import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiUpper } from './ascii-upper.ts'
import { companyField, nameField, onlyLetters } from './only-letters.ts'
import { searchKey } from './search-key.ts'
import { slugify } from './slugify.ts'
import { capitalizeFirstTr, capitalizeTr, lowerTr, upperTr } from './turkish-case.ts'

const upper = 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÛÎ'
const lower = 'abcçdefgğhıijklmnoöprsştuüvyzâûî'
const turkish = fc.string({ unit: fc.constantFrom(...upper, ...lower, ' ', '-', '7') })
const anyText = fc.oneof(hostileText, fc.string({ unit: 'binary' }), turkish)

describe('T1 Turkish casing', () => {
  it('pairs the letters of the alphabet', () => {
    expect(upperTr(lower)).toBe(upper)
    expect(lowerTr(upper)).toBe(lower)
    expect(lowerTr('I\u0307')).toBe('i')
  })
  it.each([
    ['istanbul ığdır', 'İstanbul Iğdır', 'İstanbul ığdır'],
    ['iPHONE tV', 'İPHONE TV', 'İPHONE tV'],
    ['ali-veli  çınar', 'Ali-veli  Çınar', 'Ali-veli  çınar'],
    [' ıtır', ' Itır', ' ıtır'],
    ['şule\nçakır', 'Şule\nçakır', 'Şule\nçakır'],
    ['𐐨𐐨 ß', '𐐀𐐨 SS', '𐐀𐐨 ß'],
    ['', '', ''],
  ])('capitalises %j as %j, its first letter as %j', (text, words, first) => {
    expect(capitalizeTr(text)).toBe(words)
    expect(capitalizeFirstTr(text)).toBe(first)
  })
  it('is the Turkish locale’s, on a machine with any locale', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(upperTr(text)).toBe(text.toLocaleUpperCase('tr'))
        expect(lowerTr(text)).toBe(text.toLocaleLowerCase('tr'))
      }),
    ))
  it('goes there and back over the Turkish alphabet', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(lowerTr(upperTr(text))).toBe(lowerTr(text))
        expect(upperTr(lowerTr(text))).toBe(upperTr(text))
      }),
    ))
  it('capitalises only the first letter of each word', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const words = text.split(' ')
        expect(capitalizeTr(text)).toBe(words.map(capitalizeFirstTr).join(' '))
        const [first = ''] = text
        expect(capitalizeFirstTr(text)).toBe(upperTr(first) + text.slice(first.length))
      }),
    ))
})

describe('T2 onlyLetters', () => {
  it('removes characters that are not letters', () => {
    expect(onlyLetters(upper + lower)).toBe(upper + lower)
    expect(onlyLetters('QqWwXx')).toBe('QqWwXx')
    expect(onlyLetters('Ayşe-Nur 2. Kâmil\u200B\u00A0\t\n')).toBe('AyşeNur  Kâmil')
    expect(nameField('O’Neil 3')).toBe('ONeil ')
    expect(companyField('Örnek 34 A.Ş. ٣３½')).toBe('Örnek 34 AŞ ')
    expect(onlyLetters('äßéжﬁ')).toBe('')
  })
  it('keeps letters and spaces in their order, companies their digits too', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const letters = new Set(`${upper}${lower}QqWwXx `)
        const keep = (more: string) =>
          [...text].filter((letter) => letters.has(letter) || more.includes(letter)).join('')
        expect(onlyLetters(text)).toBe(keep(''))
        expect(nameField(text)).toBe(keep(''))
        expect(companyField(text)).toBe(keep('0123456789'))
      }),
    ))
})

describe('T3 slugify', () => {
  it.each([
    ['  Işıl İnce & Şık Çağ Öğü ', 'isil-ince-sik-cag-ogu'],
    ["Türkiye'nin 1. Kâğıdı", 'turkiye-nin-1-kagidi'],
    ['--a__b--', 'a-b'],
    ['%2f../\\', '2f'],
    ['٣ 🎁', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => expect(slugify(text)).toBe(slug))
  it('is idempotent, and has only letters, digits and dashes', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    ))
  it('joins words with one dash', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...lower), minLength: 1 })), (words) => {
        expect(slugify(words.join(' '))).toBe(words.map(slugify).join('-'))
      }),
    ))
})

describe('T4 searchKey', () => {
  it('makes spellings equal', () => {
    expect(new Set(['ŞIK Kız', 'sik kiz', 'Şık kız', 'S\u0327ık kız', 'ŞİK KİZ'].map(searchKey))).toEqual(
      new Set(['sik kiz']),
    )
    expect(new Set(['weiß', 'WEISS', 'Weiss'].map(searchKey)).size).toBe(1)
    expect(searchKey('çöğüşâîû')).toBe('cogusaiu')
    expect(searchKey('2,2 L')).toBe('2,2 l')
    expect(searchKey('kız')).not.toBe(searchKey('koz'))
  })
  it('is idempotent, and blind to Turkish case and to marks', () =>
    fc.assert(
      fc.property(turkish, fc.constantFrom('', '\u0301', '\u0327\u0308'), (text, mark) => {
        const key = searchKey(text)
        expect(key).toMatch(/^[a-z0-9 -]*$/)
        expect(searchKey(upperTr(text))).toBe(key)
        expect(searchKey(lowerTr(text))).toBe(key)
        expect(searchKey(text.replaceAll(/(?<=\w)/g, mark))).toBe(key)
      }),
    ))
  it('is idempotent over any text', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
    ))
})

describe('T1-T4 on long texts', () => {
  it.each(longTexts.map((text) => [`${text.slice(0, 6)}…`, text]))('answer to 100,000 characters of %j', (_, text) => {
    for (const rule of [upperTr, lowerTr, capitalizeTr, capitalizeFirstTr, onlyLetters, companyField, slugify])
      expect(typeof rule(text)).toBe('string')
    expect(searchKey(text).length).toBeLessThanOrEqual(2 * text.length)
  })
})

describe('codes before they are sent', () => {
  it('lose white space, and get capitals only from a to z', () => {
    expect(asciiUpper(' tr33 0006\t1 x\n')).toBe('TR3300061X')
    expect(asciiUpper('iıİşz')).toBe('IıİşZ')
  })
})
