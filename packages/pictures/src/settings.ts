import { type DrawingFacts, factsOf } from './drawing-table.ts'

/** Where an object is used: small on a table, on a rail, on a wall, or, if heavy, on the floor or the ground. */
type Setting = NonNullable<DrawingFacts['setting']> | 'table'

export const settingOf = (drawing: string): Setting => factsOf(drawing)?.setting ?? 'table'

/** Too large or too heavy for the shop's parcel box, and nothing that one tilts. */
export const isHeavy = (drawing: string): boolean => ['room', 'wall', 'outdoors'].includes(settingOf(drawing))
