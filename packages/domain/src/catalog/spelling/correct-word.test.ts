import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctWord } from './correct-word.ts'
import { nearWords } from './near-words.ts'
import { soundKey } from './sound-key.ts'
import { wordBeginnings } from './word-beginnings.ts'
import { wordDistance } from './word-distance.ts'

const known = Object.entries({
  bluetooth: 80,
  wifi: 30,
  sarj: 90,
  ayakkabi: 300,
  elbise: 200,
  bilgisayar: 150,
  kulaklik: 150,
  makinesi: 400,
  mikro: 20,
  mikser: 10,
  full: 12,
  kapi: 5,
  kasik: 9,
  pantolon: 50,
  masa: 40,
  ocak: 200,
}).map(([key, weight]) => ({ key, weight }))
const meant = (typed: string) => correctWord(typed, known)?.key

describe('a typed word', () => {
  it.each([
    ['elbse', 'elbise'],
    ['elbsie', 'elbise'],
    ['ayakabi', 'ayakkabi'],
    ['makinasi', 'makinesi'],
    ['bilgsyar', 'bilgisayar'],
    ['kulalkik', 'kulaklik'],
    ['pantalon', 'pantolon'],
    ['blutut', 'bluetooth'],
    ['vayfay', 'wifi'],
    ['sarz', 'sarj'],
    ['ayakkabisindan', 'ayakkabi'],
  ])('%s means %s', (typed, word) => {
    expect(meant(typed)).toBe(word)
  })

  it.each(['mikrodalga', 'null', 'masa', 'mas', 'ucak', 'zebra', 'x'.repeat(300)])('%s stays', (typed) => {
    expect(meant(typed)).toBeUndefined()
  })

  it('of fewer than six letters never begins otherwise, but for two letters swapped', () => {
    const words = [{ key: 'ocak', weight: 90 }]
    expect(correctWord('ucak', words)).toBeUndefined()
    expect(correctWord('coak', words)?.key).toBe('ocak')
  })

  it('means what fits the words beside it, however short', () => {
    const words = [
      { key: 'bizi', weight: 900 },
      { key: 'bezi', weight: 3 },
      { key: 'sort', weight: 900 },
      { key: 'sirt', weight: 3 },
    ]
    const fits = ({ key }: { readonly key: string }) => key === 'bezi' || key === 'sirt'
    expect(correctWord('bzi', words)).toBeUndefined()
    expect(correctWord('bzi', words, fits)?.key).toBe('bezi')
    expect(correctWord('sprt', words, fits)?.key).toBe('sirt')
    expect(correctWord('qqq', words, () => true)).toBeUndefined()
  })

  it('means the nearer of two words, of equally near ones the more frequent', () => {
    const words = [
      { key: 'kalem', weight: 5 },
      { key: 'kalep', weight: 900 },
      { key: 'kales', weight: 3 },
    ]
    expect(correctWord('kaleh', words)?.key).toBe('kalep')
    expect(correctWord('kalen', words)?.key).toBe('kalem')
  })

  it('is never replaced when it is known, however rare', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), ({ key }) => {
        expect(correctWord(key, [...known, { key, weight: 1 }])).toBeUndefined()
      }),
    )
  })
})

describe('the distance of two words', () => {
  const word = fc.stringMatching(/^[a-z]{0,9}$/)

  it('is 0 for the same word alone, and the same from both sides', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(wordDistance(one, other) === 0).toBe(one === other)
        expect(wordDistance(one, other)).toBeCloseTo(wordDistance(other, one))
      }),
    )
  })

  it('is at most one typo for words one typo away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,6}$/), (one) => {
        for (const other of nearWords(one)) expect(wordDistance(one, other)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['a key beside the right one', 'kasa', 'ksaa', 'kaza', 'kama'],
    ['a sound like the right one', 'kitab', 'kitap', 'kitap', 'kitan'],
  ])('is smaller for %s', (_, typed, __, near, far) => {
    expect(wordDistance(typed, near)).toBeLessThan(wordDistance(typed, far))
  })
})

it('the beginnings of a word are those that Turkish suffixes follow, the longest first', () => {
  expect(wordBeginnings('telefonlardan')).toEqual(expect.arrayContaining(['telefonlar', 'telefon']))
  expect(wordBeginnings('telefonlardan')[0]?.length).toBeGreaterThan(7)
  expect(wordBeginnings('mikrodalga')).not.toContain('mikro')
})

it.each([
  ['bluetooth', 'blutut'],
  ['wifi', 'vayfay'],
  ['sarj', 'sarz'],
  ['quick', 'kuik'],
  ['shampoo', 'sampu'],
  ['phone', 'fone'],
  ['boxer', 'bokser'],
])('%s sounds like %s', (word, heard) => {
  expect(soundKey(word)).toBe(soundKey(heard))
})
