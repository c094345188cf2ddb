import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyField, nameField, onlyLetters } from './only-letters.ts'
import { searchKey } from './search-key.ts'
import { slugify } from './slugify.ts'
import { capitalizeFirstTr, capitalizeTr, lowerTr, upperTr } from './turkish-case.ts'

const anyText = fc.string({ unit: 'binary' })
const turkish = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') })

describe('T1 Turkish casing', () => {
  it('keeps i and ı apart', () => {
    expect(upperTr('iğne ılık')).toBe('İĞNE ILIK')
    expect(lowerTr('İĞNE ILIK')).toBe('iğne ılık')
    expect(capitalizeTr('istanbul ığdır')).toBe('İstanbul Iğdır')
    expect(capitalizeFirstTr('istanbul ığdır')).toBe('İstanbul ığdır')
  })
  it('leaves the rest of a word as it is', () => expect(capitalizeTr('iPHONE tV')).toBe('İPHONE TV'))
  it('goes there and back over the Turkish alphabet', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(lowerTr(upperTr(text))).toBe(text)
      }),
    ))
  it('changes no number of words and never throws', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(capitalizeTr(text).split(' ')).toHaveLength(text.split(' ').length)
      }),
    ))
})

describe('T2 onlyLetters', () => {
  it('strips what is no letter', () => {
    expect(onlyLetters('Ayşe-Nur 2. Kâmil\u200B\u00A0')).toBe('AyşeNur  Kâmil')
    expect(nameField('O’Neil')).toBe('ONeil')
    expect(companyField('Örnek 34 A.Ş. ٣')).toBe('Örnek 34 AŞ ')
  })
  it('is idempotent and only takes away', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = onlyLetters(text)
        expect(onlyLetters(kept)).toBe(kept)
        expect(kept.length).toBeLessThanOrEqual(text.length)
      }),
    ))
})

describe('T3 slugify', () => {
  it('folds Turkish letters', () => expect(slugify('  Işıl İnce & Şık Çağ Öğü ')).toBe('isil-ince-sik-cag-ogu'))
  it('is idempotent and gives address letters alone', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    ))
})

describe('T4 searchKey', () => {
  it('makes spellings equal', () => {
    expect(new Set(['ŞIK Kız', 'sik kiz', 'Şık kız'].map(searchKey)).size).toBe(1)
    expect(searchKey('İ')).toBe('i')
  })
  it('is idempotent and blind to Turkish case', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
        expect(searchKey(upperTr(text))).toBe(searchKey(text))
      }),
    ))
})
