import type { Composition } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import { placeDrawing } from './place-drawing.ts'
import { sceneItems } from './scenes.ts'

const width = 960
const height = 720
const floorTop = 566

/** A scene on clear ground: the floor is a veil, so that it suits any flat colour beneath. */
export async function composeScene(scene: string, drawings: DrawingLibrary): Promise<Composition> {
  const placed = await Promise.all(
    sceneItems(scene).map(async ({ drawing, ...place }) => placeDrawing(await drawings.get(drawing), place)),
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
