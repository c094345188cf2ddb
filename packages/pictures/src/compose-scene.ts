import type { Composition } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import { placeDrawing } from './place-drawing.ts'
import { sceneItems } from './scene-items.ts'
import type { SceneName } from './scene-names.ts'

const width = 960
const height = 720
const floorTop = 566

/** A scene on clear ground: the floor is a veil, so that it suits any flat colour beneath. */
export async function composeScene(scene: SceneName, drawings: DrawingLibrary): Promise<Composition> {
  const placed = await Promise.all(
    sceneItems[scene].map(async ({ drawing, tone = 'natural', ...place }) =>
      placeDrawing(await drawings.get(drawing), { ...place, tone }),
    ),
  )
  const floor = {
    svg: `<rect y="${floorTop}" width="${width}" height="${height - floorTop}" fill="#3A2A10" fill-opacity=".13"/>`,
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  }
  return { width, height, pieces: [floor, ...placed.flat()] }
}
