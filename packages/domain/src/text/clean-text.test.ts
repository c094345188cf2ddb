import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, cleanTexts } from './clean-text.ts'

const marks = [...'\u00AD\u200B\u200C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF']
const blanks = [...'\t\u00A0\u1680\u2000\u2003\u2009\u202F\u205F\u3000']
const anyText = fc.oneof(
  hostileText,
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...marks,
      ...blanks,
      '\u200D',
      '\uFE0F',
      '👩',
      '👧',
      '🏽',
      'e',
      'i',
      '\u0301',
      '\u0307',
      '\u0345',
      'ş',
      ' ',
      '\n',
    ),
  }),
)
const turkish = fc.string({ unit: fc.constantFrom(...'abcçdeğıiİöşüâîû ', '1', '-') })

describe('cleanText', () => {
  it.each([
    ['\u202A0532 765 43 21\u202C', '0532 765 43 21'],
    ['Go\u0308kc\u0327e C\u0327ag\u0306r\u0131', 'Gökçe Çağrı'],
    ['Ali\u00A0Can', 'Ali Can'],
    ['TR33\u202F0006', 'TR33 0006'],
    ['Iki\nsatir', 'Iki\nsatir'],
    ['e\u200B\u0301', 'é'],
    ['\u0130pek'.toLowerCase(), 'ipek'],
    ['👩\u200D👧 ve 👩🏽\u200D🔧', '👩\u200D👧 ve 👩🏽\u200D🔧'],
    ['a\u200Db👩\u200D', 'ab👩'],
  ])('makes %j into %j', (pasted, plain) => expect(cleanText(pasted)).toBe(plain))
  it('leaves nothing to clean, and no invisible mark or odd blank', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = cleanText(text)
        expect(cleanText(plain)).toBe(plain)
        for (const mark of [...marks, ...blanks]) expect(plain).not.toContain(mark)
        expect(plain).toBe(plain.normalize('NFC'))
      }),
    ))
  it('gives the same text whether its letters came composed or not, and whatever marks lie between them', () =>
    fc.assert(
      fc.property(turkish, fc.array(fc.constantFrom(...marks)), (text, between) => {
        const marked = Array.from(text, (letter, at) => `${between[at] ?? ''}${letter}`).join('')
        expect(cleanText(marked.normalize('NFD'))).toBe(text)
      }),
    ))
})

describe('cleanTexts', () => {
  it('cleans every text of a value, but passwords', () => {
    const pasted = 'a\u200B'
    const sent = { name: pasted, tags: [pasted, 1, null], in: { note: pasted }, password: pasted, new_password: pasted }
    expect(cleanTexts(sent)).toEqual({
      name: 'a',
      tags: ['a', 1, null],
      in: { note: 'a' },
      password: pasted,
      new_password: pasted,
    })
    expect(cleanTexts(undefined)).toBeUndefined()
  })
})
