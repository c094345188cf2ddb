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

  it('may be farther from what is meant the longer it is', () => {
    const one = (key: string, typed: string) => correctWord(typed, [{ key, weight: 5 }])?.key
    // Two wrong letters that are neither keyboard neighbours nor similar sounds.
    expect(one('masa', 'mgsq')).toBeUndefined()
    expect(one('terlik', 'tmrlpk')).toBeUndefined()
    expect(one('kahvalti', 'kmhvapti')).toBe('kahvalti')
    expect(one('ocak', 'ocpk')).toBe('ocak')
    expect(one('kek', 'kpk')).toBeUndefined()
  })

  it('of six letters may begin otherwise, at the cost of a far one', () => {
    const words = [
      { key: 'battal', weight: 5 },
      { key: 'kattan', weight: 5 },
    ]
    expect(correctWord('rattal', words)?.key).toBe('battal')
    expect(correctWord('kattal', words)?.key).toBe('kattan')
  })

  it('shares both first letters with the word whose they are swapped in', () => {
    expect(correctWord('coak', [{ key: 'olak', weight: 5 }])).toBeUndefined()
    expect(correctWord('coak', [{ key: 'acak', weight: 5 }])).toBeUndefined()
  })

  it('of one or two letters means nothing, and none of two letters is meant', () => {
    const anything = () => true
    expect(correctWord('ab', [{ key: 'abc', weight: 5 }], anything)).toBeUndefined()
    expect(correctWord('tvv', [{ key: 'tv', weight: 900 }], anything)).toBeUndefined()
  })

  it('means the same whatever the order in which equal ones are known', () => {
    const words = [
      { key: 'kalep', weight: 5 },
      { key: 'kales', weight: 5 },
    ]
    const meantOf = (all: typeof words) => correctWord('kalew', all)?.key
    expect(meantOf(words)).toBe(meantOf(words.toReversed()))
  })

  it('is never compared when longer than any that is typed', () => {
    const long = 'x'.repeat(40)
    expect(correctWord(`${long.slice(1)}y`, [{ key: long, weight: 1 }])?.key).toBe(long)
    expect(correctWord(`${long}y`, [{ key: long, weight: 1 }])).toBeUndefined()
  })

  it('of any letters is answered by a known word or by none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.boolean(), (typed, fit) => {
        const word = correctWord(typed, known, () => fit)
        expect(word === undefined || known.includes(word)).toBe(true)
        // A corrected word is not corrected again.
        if (word) expect(correctWord(word.key, known, () => fit)).toBeUndefined()
      }),
    )
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
