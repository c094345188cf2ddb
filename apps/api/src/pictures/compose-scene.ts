import type { DrawingLibrary } from './drawing-library.ts'
import type { DrawingName } from './drawing-names.ts'
import type { Tone } from './picture-key.ts'
import { placeDrawing } from './place-drawing.ts'
import { sceneItems } from './scene-items.ts'
import type { SceneName } from './scene-names.ts'
import { svgOf } from './svg-of.ts'

/** One drawing of a scene, later ones before earlier ones. The units are those of the scene: 960 by 720. */
export interface SceneItem {
  readonly drawing: DrawingName
  readonly x: number
  readonly floor: number
  readonly size: number
  readonly tone?: Tone
  /** 0 for what hangs on the wall. */
  readonly shade?: number
}

export const sceneWidth = 960
export const sceneHeight = 720
const floorTop = 566

/** A scene on clear ground: the floor is a veil, so that it suits any flat colour beneath. */
export async function composeScene(scene: SceneName, drawings: DrawingLibrary): Promise<string> {
  const placed = await Promise.all(
    sceneItems[scene].map(async ({ drawing, tone = 'natural', ...place }, at) =>
      placeDrawing(await drawings.get(drawing), { ...place, tone, prefix: `s${at}-` }),
    ),
  )
  const floor = `<rect y="${floorTop}" width="${sceneWidth}" height="${sceneHeight - floorTop}" fill="#3A2A10" fill-opacity=".13"/>`
  return svgOf(sceneWidth, sceneHeight, floor + placed.join(''))
}
