import type { Piece } from './composition.ts'
import type { MeasuredDrawing } from './measure-drawing.ts'
import type { Tone } from './tones.ts'
import { labelOfKey } from './label-key.ts'
import { drawLabel } from './labels.ts'
import { factsOf } from './drawing-table.ts'
import { drawPattern, type Pattern } from './patterns.ts'
import { recolour } from './recolour.ts'
import { takesTone } from './takes-tone.ts'
import { toneColour } from './tone-curve.ts'

/** Position of a drawing in a picture, in the picture's units. */
export interface Place {
  readonly tone: Tone
  /** Middle of the drawing from the left. */
  readonly x: number
  /** Y coordinate of the ground below the drawing. */
  readonly floor: number
  /** The longer of width and height. */
  readonly size: number
  /** Degrees, clockwise, about the middle. */
  readonly turn?: number
  /** Opacity of the shadow, 0 (none) to 1. */
  readonly shade?: number
  /** Seen from its corner instead of from the front. */
  readonly aside?: boolean
  readonly pattern?: Pattern | undefined
  readonly label?: string | undefined
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** Extent of the shadow from the middle of the floor line: sideways, and up or down. */
const shadowReach = (width: number) => [width * 0.56, Math.min(26, 7 + width * 0.045)] as const

function softShadow({ x, floor, shade = 1 }: Place, width: number): string {
  if (shade === 0) return ''
  const [across, along] = shadowReach(width)
  return `<radialGradient id="shadow"><stop stop-color="#1B2422" stop-opacity="${0.42 * shade}"/><stop offset=".45" stop-color="#1B2422" stop-opacity="${0.2 * shade}"/><stop offset="1" stop-color="#1B2422" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${round(floor)}" rx="${round(across)}" ry="${round(along)}" fill="url(#shadow)"/>`
}

/** The height a drawing takes when its longer side is `size`. */
export const heightAt = ({ bounds }: MeasuredDrawing, size: number): number =>
  (size * bounds.height) / Math.max(bounds.width, bounds.height)

/** Faint pixels and blurs outside the measured bounds, as a share of the size. */
const overhang = 0.06

/** A front seen from the corner: narrower, its horizontals falling away. */
const corner = [0.8, -7] as const

/** A drawing and its shadow, toned and set on its floor. */
export function placeDrawing(drawing: MeasuredDrawing, place: Place): readonly Piece[] {
  const { bounds, ownColour } = drawing
  const { tone, x, floor, size, turn = 0, aside = false } = place
  const scale = size / Math.max(bounds.width, bounds.height)
  const [narrow, skew] = aside ? corner : [1, 0]
  const [width, height] = [bounds.width * scale * narrow, bounds.height * scale]
  const y = floor - height / 2
  const toned = !takesTone(drawing.name, tone)
    ? drawing.body
    : recolour(drawing.body, (colour) => toneColour(colour, tone, ownColour))
  const [middleX, middleY] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
  const label = place.label && labelOfKey(place.label)
  const marks = label ? drawLabel(drawing.name, label) : ''
  const worn = place.pattern ? drawPattern(place.pattern, drawing, factsOf(drawing.name)?.screen) : ''

  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  const [shadowAcross, shadowAlong] = shadowReach(width)
  const across = (width * cos + height * sin) / 2 + size * overhang
  const fall = (width * Math.abs(Math.tan((skew * Math.PI) / 180))) / 2
  const up = (width * sin + height * cos) / 2 + size * overhang + fall
  const placed = (content: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) skewY(${skew}) scale(${round(scale * narrow)} ${round(scale)}) translate(${round(-middleX)} ${round(-middleY)})">${content}</g>`
  const thing = {
    svg: placed(toned + marks),
    ...(worn ? { over: placed(worn) } : {}),
    left: x - across,
    right: x + across,
    top: y - up,
    bottom: y + up,
  }
  const shadow = softShadow(place, width)
  return shadow
    ? [
        {
          svg: shadow,
          left: x - shadowAcross,
          right: x + shadowAcross,
          top: floor - shadowAlong,
          bottom: floor + shadowAlong,
        },
        thing,
      ]
    : [thing]
}
