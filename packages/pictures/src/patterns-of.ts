import { isDrawingName, type DrawingName } from './drawing-names.ts'
import type { Panel, Pattern } from './patterns.ts'

/** Screens and covers that may show another picture. */
export const panels: Partial<Record<DrawingName, Panel>> = {
  phone: { x: 53, y: 21, width: 44, height: 94, radius: 8 },
  tablet: { x: 28, y: 17, width: 72, height: 94, radius: 4 },
  'flat-television': { x: 9, y: 25, width: 110, height: 66, radius: 2 },
  'book-cover': { x: 32, y: 44, width: 64, height: 50, radius: 3 },
  'disc-case': { x: 24, y: 13, width: 81, height: 75, radius: 3 },
  'vinyl-record': { x: 6, y: 16, width: 78, height: 96, radius: 2 },
  'wall-art': { x: 28, y: 35, width: 72, height: 58, radius: 1 },
  'handheld-console': { x: 33, y: 36, width: 62, height: 58, radius: 2 },
  monitor: { x: 12, y: 16, width: 104, height: 68, radius: 3 },
}

const clothes: readonly Pattern[] = ['plain', 'stripes', 'bands', 'checks', 'dots', 'flowers']
const linen: readonly Pattern[] = ['plain', 'stripes', 'bands', 'checks', 'dots', 'flowers', 'zigzag']
const knitted: readonly Pattern[] = ['knit', 'plain', 'bands', 'zigzag']
const suiting: readonly Pattern[] = ['plain', 'stripes', 'checks']
const wooden: readonly Pattern[] = ['plain', 'grain']
const gloves: readonly Pattern[] = ['plain', 'knit']
const stony: readonly Pattern[] = ['plain', 'speckle']
const screens: readonly Pattern[] = ['plain', 'dusk', 'forest', 'sea', 'night']
const covers: readonly Pattern[] = [...screens, 'stripes', 'dots', 'flowers', 'zigzag', 'checks']
const usual: readonly Pattern[] = ['plain']

const patternsOfDrawings = new Map<string, readonly Pattern[]>([
  ...(
    [
      'dress',
      'long-dress',
      'blouse',
      'womans-clothes',
      'one-piece-swimsuit',
      'shorts',
      't-shirt',
      'jumpsuit',
      'baby-bodysuit',
      'long-sleeved-bodysuit',
      'girls-dress',
      'maternity-dress',
    ] as const
  ).map((drawing) => [drawing, clothes] as const),
  ...(['shirt', 'skirt', 'silk-tie'] as const).map(
    (drawing) => [drawing, ['plain', 'stripes', 'checks', 'dots'] as const] as const,
  ),
  ...(
    [
      'curtain',
      'shower-curtain',
      'bath-mat',
      'bed-linen',
      'towels',
      'pillow',
      'blanket',
      'scarf',
      'bed',
      'pet-bed',
      'backpack',
      'pencil-case',
    ] as const
  ).map((drawing) => [drawing, linen] as const),
  ...(['sweater', 'beanie', 'socks', 'knit-dress'] as const).map((drawing) => [drawing, knitted] as const),
  ...(['sofa', 'armchair', 'suit', 'trousers', 'boxer-shorts'] as const).map((drawing) => [drawing, suiting] as const),
  ...(['table', 'chair', 'wardrobe', 'sled'] as const).map((drawing) => [drawing, wooden] as const),
  ...Object.keys(panels).map((drawing) => [drawing, screens] as const),
  ['book-cover', covers],
  ['gloves', gloves],
  ['wall-art', covers],
  ...(['frying-pan', 'cooking-pot', 'vase', 'amphora'] as const).map((drawing) => [drawing, stony] as const),
])

/** The patterns and screens a drawing may show. */
export const patternsOf = (drawing: string): readonly Pattern[] =>
  (isDrawingName(drawing) && patternsOfDrawings.get(drawing)) || usual
