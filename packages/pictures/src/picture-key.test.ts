import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingNames } from './drawing-names.ts'
import { parsePictureKey, printPictureKey, tints, tones, views, type Picture } from './picture-key.ts'
import { sceneNames } from './scene-names.ts'

const pictures: fc.Arbitrary<Picture> = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    drawing: fc.constantFrom(...drawingNames),
    tint: fc.constantFrom(...tints),
    tone: fc.constantFrom(...tones),
    view: fc.constantFrom(...views),
  }),
  fc.record({
    kind: fc.constant('cutout' as const),
    drawing: fc.constantFrom(...drawingNames),
    tone: fc.constantFrom(...tones),
  }),
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...sceneNames) }),
)

describe('picture key', () => {
  it('reads what it prints', () => {
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

  it.each([
    '',
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
