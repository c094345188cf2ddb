import { ownDrawingNames, type OwnDrawingName } from './own-drawing-names.ts'
import { setDrawingNames, type SetDrawingName } from './set-drawing-names.ts'

/** Every drawing a picture may show. */
export const drawingNames = [...setDrawingNames, ...ownDrawingNames] as const

export type DrawingName = SetDrawingName | OwnDrawingName

const known: ReadonlySet<string> = new Set(drawingNames)
export const isDrawingName = (name: string): name is DrawingName => known.has(name)
