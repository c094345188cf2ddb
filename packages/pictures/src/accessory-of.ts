import { companions } from './companions.ts'
import type { DrawingName } from './drawing-names.ts'

const accessories = new Map(companions.flatMap(([accessory, beside]) => beside.map((drawing) => [drawing, accessory])))

/** The second thing where a thing is used: the usual companion, or a plant. */
export const companionOf = (drawing: DrawingName): DrawingName => accessories.get(drawing) ?? 'potted-plant'

/** What is given as a present without a companion; of other things without one there is no view `pair`. */
const presents = new Set<string>([
  'handbag',
  'plush-panda',
  'rabbit',
  'elephant',
  'table-lamp',
  'candle',
  'candle-jar',
  'cactus',
  'vinyl-record',
  'puzzle-piece',
  'nesting-dolls',
  'violin',
  'rocket',
  'racing-car',
  'toy-blocks',
])
export const hasPair = (drawing: DrawingName): boolean => accessories.has(drawing) || presents.has(drawing)

/** The second thing in the view `pair`: the usual companion, or gift wrapping. */
export const accessoryOf = (drawing: DrawingName): DrawingName =>
  accessories.get(drawing) ?? (drawing === 'wrapped-gift' ? 'bouquet' : 'wrapped-gift')
