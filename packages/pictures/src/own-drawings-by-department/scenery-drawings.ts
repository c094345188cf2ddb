import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { ballPump } from '../own-drawings/ball-pump.ts'
import { foodBowl } from '../own-drawings/food-bowl.ts'

/** Beside products and in scenes. */
export const sceneryDrawings = {
  'ball-pump': ballPump,
  'food-bowl': foodBowl,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
