import sharp from 'sharp'
import { findDrawingBody, type DrawingBody } from './drawing-body.ts'
import type { Drawing } from './drawing.ts'
import { factsOf } from './drawing-table.ts'
import { oklabFromRgb, type Oklab } from './oklab.ts'

/** The non-empty part of a drawing's square, in the drawing's units. */
interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface MeasuredDrawing extends Drawing {
  readonly name: string
  readonly bounds: Bounds
  readonly ownColour: DrawingBody
}

const side = 64
const faint = 40
const solid = 200

/** Measures a small rendering of a drawing: its place in the square, and the main colours of the object. */
export async function measureDrawing(name: string, drawing: Drawing): Promise<MeasuredDrawing> {
  const { width, height, body } = drawing
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${body}</svg>`
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const colours: Oklab[] = []
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < faint) continue
    const [x, y] = [(at / 4) % side, Math.floor(at / 4 / side)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
    if (alpha > solid) colours.push(oklabFromRgb(red / 255, green / 255, blue / 255))
  }
  const [unitX, unitY] = [width / side, height / side]
  const bounds = { left: left * unitX, top: top * unitY, width: (right - left) * unitX, height: (bottom - top) * unitY }
  return { ...drawing, name, bounds, ownColour: findDrawingBody(colours, factsOf(name)?.hue) }
}
