import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingNames } from './drawing-table.ts'
import { upperTr } from '@market/domain/text'
import { labelKey, labelOfKey } from './label-key.ts'
import { takesLabel } from './labels.ts'
import { patternsOf } from './patterns-of.ts'
import { parsePictureKey, printPictureKey, standInFor, tints, views, type Picture } from './picture-key.ts'
import { sceneNames } from './scenes.ts'
import { tones } from './tones.ts'

const letters = fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ')
const labels = fc
  .tuple(fc.constantFrom(...'kmtş'), fc.string({ unit: letters, maxLength: 18 }))
  .map((parts) => parts.join(''))

const products = fc
  .record({
    kind: fc.constant('product' as const),
    drawing: fc.constantFrom(...drawingNames()),
    tint: fc.constantFrom(...tints),
    tone: fc.constantFrom(...tones),
    view: fc.constantFrom(...views),
    look: fc.nat(),
    name: labels,
  })
  .map(({ look, name, ...picture }): Picture => {
    const possible = patternsOf(picture.drawing)
    const pattern = possible[look % possible.length]
    const label = takesLabel(picture.drawing) && look % 2 === 0 ? labelKey(name) : undefined
    return { ...picture, ...(pattern && pattern !== 'plain' ? { pattern } : {}), ...(label ? { label } : {}) }
  })
const pictures: fc.Arbitrary<Picture> = fc.oneof(
  products,
  fc.record({
    kind: fc.constant('cutout' as const),
    drawing: fc.constantFrom(...drawingNames()),
    tone: fc.constantFrom(...tones),
  }),
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...sceneNames()) }),
)

describe('picture key', () => {
  it('parses each printed key', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(parsePictureKey(printPictureKey(picture))).toEqual(picture)
      }),
    )
  })

  it('gives each picture one key only', () => {
    fc.assert(
      fc.property(fc.oneof(pictures.map(printPictureKey), fc.string()), (key) => {
        const picture = parsePictureKey(key)
        if (picture) expect(printPictureKey(picture)).toBe(key)
      }),
    )
  })

  it('refuses a key changed anywhere', () => {
    fc.assert(
      fc.property(pictures, fc.nat(), fc.constantFrom('/', '\\', '.', '%', '\0', 'A', ' '), (picture, at, sign) => {
        const key = printPictureKey(picture)
        const cut = at % (key.length + 1)
        expect(parsePictureKey(key.slice(0, cut) + sign + key.slice(cut))).toBeUndefined()
      }),
    )
  })

  it('writes a maker in the letters of an address and reads it in capitals', () => {
    expect(labelKey('Çayırlı Köşk')).toBe('c_ayi_rli_-ko_s_k')
    expect(labelOfKey('c_ayi_rli_-ko_s_k')).toBe('ÇAYIRLI KÖŞK')
    expect(labelKey('https://')).toBeUndefined()
    fc.assert(
      fc.property(labels, (name) => {
        expect(labelOfKey(labelKey(name) ?? '')).toBe(upperTr(name))
      }),
    )
  })

  it('replaces a removed drawing by a parcel, and returns nothing for an invalid key', () => {
    expect(standInFor('gramophone.sky.ink.turned')).toEqual(parsePictureKey('package.sky.natural.front'))
    expect(standInFor('gramophone.sky.ink.turned.dots')).toBeDefined()
    expect(standInFor('phone.sky.ink.hand')).toEqual(parsePictureKey('phone.sky.ink.turned'))
    expect(standInFor('gramophone.sky.ink.hand')).toEqual(parsePictureKey('package.sky.natural.front'))
    for (const key of [
      '',
      '__proto__.sky.ink.turned',
      '../a.sky.ink.turned',
      'gramophone.toString.ink.turned',
      'gramophone',
    ])
      expect(standInFor(key)).toBeUndefined()
  })

  it.each([
    '',
    'dress.sage.natural.front.plain',
    'dress.sage.natural.front.dusk',
    'dress.sage.natural.front.plain.demli',
    'dress.sage.natural.front.dots.',
    'tea-box.sage.natural.front.plain.',
    'tea-box.sage.natural.front.plain.Demli',
    'tea-box.sage.natural.front.plain._demli',
    'tea-box.sage.natural.front.plain.b_',
    'tea-box.sage.natural.front.plain.demli.demli',
    'tea-box.sage.natural.front.toString.demli',
    '.',
    '...',
    'headphone',
    'headphone.sage.natural',
    'headphone.sage.natural.front.',
    'headphone.sage.natural.front.webp',
    'headphone.toString.natural.front',
    '__proto__.sage.natural.front',
    'constructor.sage.natural.front',
    'scene.gift.gift',
    'scene.__proto__',
    'cutout.headphone',
    'cutout.headphone.natural.front',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'http://127.0.0.1/headphone.sage.natural.front',
    'headphone.sage.natural.front\n',
    'x'.repeat(1_000_000),
    '.'.repeat(1_000_000),
  ])('refuses %#', (key) => {
    expect(parsePictureKey(key)).toBeUndefined()
  })
})
