import { labelKey, patternsOf, takesLabel, tints, toneOf, viewsOf, type Pattern } from '@market/pictures'
import type { Random } from '../random.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'
import { drawingOf } from './drawing-of.ts'

interface Pictured {
  readonly id: number
  readonly name: string
  readonly brand: string
  /** Of the product's colour, where it has a choice of colours. */
  readonly tone: string | undefined
  readonly facets: readonly string[]
}

/** Views that may come first in a listing. */
const firstViews: ReadonlySet<string> = new Set(['front', 'turned', 'side', 'use', 'hand'])
const maxPictures = 5

/** Words that name a colour wherever they occur; `Altın` and `Su` would not. */
const colourWords =
  /(?<!\p{L})(Kırmızı|Bordo|Siyah|Lacivert|Mavi|Yeşil|Krem|Gri|Beyaz|Pudra|Pembe|Antrasit|Gümüş|İnoks)(?!\p{L})/u

const usualTones = ['natural', 'natural', 'natural', 'natural', 'sand', 'mint', 'ink', 'coral', 'mono']
/** Tones of what is not made in every colour. */
const ownTones: Readonly<Record<string, readonly string[]>> = {
  lipstick: ['natural', 'red', 'rose', 'coral', 'burgundy'],
  'nail-varnish': ['natural', 'red', 'rose', 'coral', 'burgundy', 'lilac'],
  'foundation-bottle': ['natural', 'natural', 'sand'],
  'book-cover': ['natural', 'red', 'green', 'mint', 'ink', 'burgundy', 'sand', 'orange', 'lilac', 'navy'],
  'disc-case': ['natural', 'natural', 'red', 'green', 'lilac', 'burgundy'],
  'frying-pan': ['natural', 'natural', 'ink', 'burgundy', 'brown'],
  'double-teapot': ['natural', 'natural', 'red', 'mint', 'ink'],
  'water-bottle': ['natural'],
  'bowl-with-spoon': ['natural', 'mint', 'rose', 'sand'],
  mascara: ['natural', 'black', 'ink', 'burgundy'],
  ...Object.fromEntries(
    ['cotton-pads', 'tissues', 'surgical-mask', 'wet-wipes'].map((drawing) => [
      drawing,
      ['natural', 'natural', 'mint'],
    ]),
  ),
  ...Object.fromEntries(
    [
      'refrigerator',
      'washing-machine',
      'dishwasher',
      'freezer',
      'microwave',
      'oven',
      'flat-television',
      'monitor',
      'air-conditioner',
    ].map((drawing) => [drawing, ['natural', 'natural', 'white', 'mono', 'black']]),
  ),
}

/** Make-up is drawn in the shade that its name says; elsewhere the same words are a wood, a fruit or a light. */
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

/** Cloth for suits is plain where no name says otherwise. */
const plainUnlessNamed = new Set(['suit', 'trousers'])

/** Pictures of a product: its kind, colour, pattern and maker's name, from the sides that one buys it by. */
export function makeImages(leaf: LeafVocabulary, product: Pictured, random: Random): readonly string[] {
  const { id, name, brand, facets } = product
  const drawing = drawingOf(leaf, name, random)
  const shade =
    product.tone ??
    makeUpTone(drawing, name) ??
    toneOf(colourWords.exec(name)?.[1] ?? '') ??
    (leaf.flags?.includes('gold') ? 'yellow' : random.pick(ownTones[drawing] ?? usualTones))
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
