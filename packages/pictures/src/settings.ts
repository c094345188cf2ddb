import { type DrawingFacts, factsOf } from './drawing-table.ts'

/** Where a thing is used: what fits a hand, what hangs on a rail or a wall, what is heavy and keeps to the floor or the ground. */
type Setting = NonNullable<DrawingFacts['setting']> | 'table'

export const settingOf = (drawing: string): Setting => factsOf(drawing)?.setting ?? 'table'

/** Too large or too heavy for the shop's parcel box, and nothing that one tilts. */
export const isHeavy = (drawing: string): boolean => ['room', 'wall', 'outdoors'].includes(settingOf(drawing))
