import { makeQueryVocabulary, understandQuery } from '@market/domain/catalog'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchVectorText } from './index-words.ts'
import { matchWords } from '../match-words.ts'
import { wordStems } from './word-stems.ts'

const vocabulary = makeQueryVocabulary({
  stems: wordStems,
  synonyms: () => undefined,
  brands: [],
  shops: [],
  choices: [],
  inNames: () => false,
})

describe('the words of a product', () => {
  it('share a position with their stems, and a joined code has the position of its last part', () => {
    const vector = searchVectorText({
      name: 'Elbiseler XR-500 Set',
      brand: 'Şık',
      categories: ['Giyim', 'Kadın Bluzu ve Etek'],
      code: 'GV1',
    })
    expect(vector.split(' ')).toEqual(
      expect.arrayContaining([
        `'sik':1A`,
        `'elbiseler':2A`,
        `'elbise':2B`,
        `'xr':3A`,
        `'500':4A`,
        `'xr500':4A`,
        `'set':5A`,
      ]),
    )
    expect(vector).toMatch(/'gv1':\d+A/)
    expect(vector).toMatch(/'giyim':\d+D/)
    for (const kind of ['bluzu', 'etek']) expect(vector).toMatch(new RegExp(`'${kind}':\\d+C`))
    expect(vector).not.toMatch(/'kadin':\d+C/)
  })

  it('have a decimal as one word next to its unit, so that neither `5` nor `5 kg` is found in `7,5 kg`', () => {
    const vector = searchVectorText({ name: 'Dambıl 7,5 kg', brand: 'Şık', categories: ['Dambıl'], code: 'GV1' })
    expect(vector.split(' ')).toEqual(expect.arrayContaining([`'7v5':3A`, `'kg':4A`]))
    expect(vector).not.toContain(`'5':`)
  })

  it('have no stem in a word that says “without”', () => {
    expect(wordStems('torbasız')).toEqual([])
    expect(wordStems('torbası')).toContain('torba')
    expect(wordStems('kısa')).toEqual([])
    expect(wordStems('sızdırmayan')).toContain('sizdirmaz')
    expect(wordStems('geçirmeyen')).toContain('gecirmez')
  })

  it('are valid for the database, for any text of a shop or a shopper', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, (name, code) => {
        expect(searchVectorText({ name, brand: name, categories: [code], code })).toMatch(
          /^('[\p{L}\p{N}]+':\d+[A-D](,\d+[A-D])*( |$))*$/u,
        )
        const { words } = understandQuery(name, vocabulary)
        for (const lastIs of ['whole', 'beginning'] as const)
          for (const query of matchWords(words, { typed: words, lastIs, anywhere: false, ofLeaf: false }).match)
            expect(query).toMatch(/^(?:'#?[\p{L}\p{N}]+'(?::\*)?|[|&() ]|<->)+$/u)
      }),
    )
  })
})
