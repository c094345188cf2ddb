import { once, readRows } from '@market/data-files'
import { labelKey, patternsOf, takesLabel, tints, toneOf, viewsOf, type Pattern } from '@market/pictures'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'
import type { Random } from '../random.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'
import { drawingOf } from './drawing-of.ts'

interface Pictured {
  readonly id: number
  readonly name: string
  readonly brand: string
  /** Tone of the product's colour, if it has colour variants. */
  readonly tone: string | undefined
  readonly facets: readonly string[]
}

/** Views that may come first in a listing. */
const firstViews: ReadonlySet<string> = new Set(['front', 'turned', 'side', 'use'])
const maxPictures = 5

/** Words that mean a colour wherever they occur; `Altın` and `Su` do not. */
const colourWords =
  /(?<!\p{L})(Kırmızı|Bordo|Siyah|Lacivert|Mavi|Yeşil|Krem|Gri|Beyaz|Pudra|Pembe|Antrasit|Gümüş|İnoks)(?!\p{L})/u

const usualTones = ['natural', 'natural', 'natural', 'natural', 'sand', 'mint', 'ink', 'coral', 'mono']
/** Possible tones of objects that do not come in every colour, by drawing. */
const ownTones = once(
  () =>
    new Map(
      readRows(dataFile('tones.tsv'), v.strictObject({ drawing: text, tones: text })).map(({ drawing, tones }) => [
        drawing,
        tones.split(' '),
      ]),
    ),
)

/** Make-up is drawn in the shade of its name; elsewhere the same words mean a wood, a fruit or a light. */
const makeUp: ReadonlySet<string> = new Set(['lipstick', 'nail-varnish', 'foundation-bottle'])
const makeUpTones: Readonly<Record<string, string>> = {
  'Gül Kurusu': 'rose',
  'Gece Mavisi': 'navy',
  Nar: 'red',
  Şeftali: 'coral',
  Mercan: 'coral',
  Nude: 'sand',
  Açık: 'sand',
  Buğday: 'sand',
  Bej: 'sand',
  Bronz: 'brown',
  Vişne: 'burgundy',
  Mürdüm: 'burgundy',
  Leylak: 'lilac',
}
const makeUpTone = (drawing: string, name: string): string | undefined =>
  makeUp.has(drawing) ? Object.entries(makeUpTones).find(([shade]) => name.includes(` ${shade} `))?.[1] : undefined

const patternWords: readonly (readonly [word: RegExp, patterns: readonly Pattern[]])[] = [
  [/Puantiye/u, ['dots']],
  [/Çizgili/u, ['stripes', 'bands']],
  [/Ekose|Kareli|Oduncu|Pötikare/u, ['checks']],
  [/Çiçek|Papatya|Gül Desen|Lale Desen/u, ['flowers']],
  [/Zikzak|Geometrik|Etnik/u, ['zigzag']],
  [/Granit|Mermer/u, ['speckle']],
  [/Motosiklet|Dinozorlu|Kedili|Uzay Temalı|Düz(?!\p{L})|Basic|Saten|Deri|Kaşe|Kot(?!\p{L})|Denim/u, ['plain']],
]

/** Suit fabrics are plain unless the name says otherwise. */
const plainUnlessNamed = new Set(['suit', 'trousers'])

/** Pictures of a product: its kind, colour, pattern and maker's name, from the sides that one buys it by. */
export function makeImages(leaf: LeafVocabulary, product: Pictured, random: Random): readonly string[] {
  const { id, name, brand, facets } = product
  const drawing = drawingOf(leaf, name, random)
  const shade =
    product.tone ??
    makeUpTone(drawing, name) ??
    toneOf(colourWords.exec(name)?.[1] ?? '') ??
    (leaf.flags?.includes('gold') ? 'yellow' : random.pick(ownTones().get(drawing) ?? usualTones))
  const possible = patternsOf(drawing)
  const named =
    patternWords.find(([word]) => word.test(`${name} ${facets.join(' ')}`))?.[1] ??
    (plainUnlessNamed.has(drawing) ? ['plain'] : possible)
  const fitting = named.filter((pattern) => possible.includes(pattern))
  const pattern = fitting.length > 0 ? random.pick(fitting) : 'plain'
  const label = takesLabel(drawing) ? labelKey(brand) : undefined
  const look = label ? `.${pattern}.${label}` : pattern === 'plain' ? '' : `.${pattern}`

  const views = viewsOf(drawing)
  const first = random.pick(views.filter((view) => firstViews.has(view)))
  return [first, ...views.filter((view) => view !== first)]
    .slice(0, maxPictures)
    .map((view, index) => `${drawing}.${tints[(id + index) % tints.length]}.${shade}.${view}${look}`)
}
