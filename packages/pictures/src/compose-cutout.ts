import type { Composition } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import type { CutoutPicture } from './picture-key.ts'
import { heightAt, placeDrawing } from './place-drawing.ts'

const side = 500
const size = 430
const margin = 40

/** An object with its shadow on a transparent background, at the bottom edge, where a campaign's card ends. */
export async function composeCutout(
  { drawing: name, tone }: CutoutPicture,
  drawings: DrawingLibrary,
): Promise<Composition> {
  const drawing = await drawings.get(name)
  const floor = Math.min(side - margin, (side + heightAt(drawing, size)) / 2 + margin)
  return { width: side, height: side, pieces: placeDrawing(drawing, { tone, x: side / 2, size, floor }) }
}
