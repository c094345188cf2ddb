import type { MeasuredDrawing } from './measure-drawing.ts'
import type { Tone } from './picture-key.ts'
import { prefixIds } from './prefix-ids.ts'
import { recolour } from './recolour.ts'
import { takesTone } from './takes-tone.ts'
import { toneColour } from './tone-curve.ts'

/** Where a drawing stands in a picture, in the picture's units. */
export interface Place {
  /** Put before the drawing's ids; another one for each drawing of a picture. */
  readonly prefix: string
  readonly tone: Tone
  /** Middle of the drawing from the left. */
  readonly x: number
  /** What the drawing stands on, from the top. */
  readonly floor: number
  /** The longer of width and height. */
  readonly size: number
  /** Degrees, clockwise, about the middle. */
  readonly turn?: number
  /** How dark the shadow is, 0 (none) to 1. */
  readonly shade?: number
}

const round = (value: number) => Math.round(value * 1000) / 1000

function softShadow({ prefix, x, floor, shade = 1 }: Place, width: number): string {
  if (shade === 0) return ''
  const [across, along] = [width * 0.56, Math.min(26, 7 + width * 0.045)]
  return `<radialGradient id="${prefix}shadow"><stop stop-color="#1B2422" stop-opacity="${0.42 * shade}"/><stop offset=".45" stop-color="#1B2422" stop-opacity="${0.2 * shade}"/><stop offset="1" stop-color="#1B2422" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${round(floor)}" rx="${round(across)}" ry="${round(along)}" fill="url(#${prefix}shadow)"/>`
}

/** The height a drawing takes when its longer side is `size`. */
export const heightAt = ({ bounds }: MeasuredDrawing, size: number): number =>
  (size * bounds.height) / Math.max(bounds.width, bounds.height)

/** A drawing with its shadow, toned and set on its floor, as a piece of SVG. */
export function placeDrawing(drawing: MeasuredDrawing, place: Place): string {
  const { bounds, ownColour } = drawing
  const { prefix, tone, x, floor, size, turn = 0 } = place
  const scale = size / Math.max(bounds.width, bounds.height)
  const toned =
    tone === 'natural' ? drawing.body : recolour(drawing.body, (colour) => toneColour(colour, tone, ownColour))
  const [middleX, middleY] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
  const y = floor - (bounds.height * scale) / 2
  return `${softShadow(place, bounds.width * scale)}<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale)}) translate(${round(-middleX)} ${round(-middleY)})">${prefixIds(toned, prefix)}</g>`
}
