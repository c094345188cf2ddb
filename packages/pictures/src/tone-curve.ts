import { shareInBody, type DrawingBody } from './drawing-body.ts'
import { mixOklab, oklabFromHex, type Oklab } from './oklab.ts'
import type { Tone } from './tones.ts'

/** Shade, body and light of a thing in each tone. */
const steps: Record<Exclude<Tone, 'natural'>, readonly [shade: string, body: string, light: string]> = {
  mono: ['#70757A', '#AEB3B5', '#E6E9E8'],
  black: ['#16191B', '#3D4245', '#858C8F'],
  white: ['#A6AAB1', '#E5E7EA', '#FFFFFF'],
  ink: ['#10282D', '#33595D', '#86A8A8'],
  sand: ['#9C8763', '#D6C29C', '#F5ECD8'],
  yellow: ['#B37A12', '#F0C33C', '#FDEEB2'],
  orange: ['#A9541A', '#EC8C38', '#FBD6AC'],
  brown: ['#40271A', '#84573B', '#CDA582'],
  olive: ['#46482A', '#80824F', '#CACBA2'],
  mint: ['#4F807B', '#93C3BC', '#D9EFEA'],
  green: ['#1D5733', '#439B5A', '#A9DFAD'],
  blue: ['#1F3E8C', '#437FDA', '#AFD2F9'],
  navy: ['#121C3B', '#2C4078', '#8797C6'],
  lilac: ['#6C5B96', '#AB98D5', '#E4DCF5'],
  rose: ['#A95C7A', '#E79FB5', '#FCDFE8'],
  coral: ['#A14B3F', '#E28573', '#F9D0C4'],
  red: ['#79131F', '#CB2C37', '#F58F88'],
  burgundy: ['#420F1C', '#7E2437', '#C9808C'],
}
// `Object.entries` widens the tones to texts; `steps` holds no others.
const curves = new Map(
  Object.entries(steps).map(([tone, [shade, body, light]]) => [
    tone as Tone,
    { shade: oklabFromHex(shade), body: oklabFromHex(body), light: oklabFromHex(light) },
  ]),
)

/**
 * The tone whose body is closest to a colour, `#rrggbb`. Hue counts more than lightness, so that navy does not become
 * black.
 */
export function nearestTone(hex: string): Tone {
  const wanted = oklabFromHex(hex)
  const far = ({ lightness, a, b }: Oklab) =>
    Math.hypot(lightness - wanted.lightness, 2 * (a - wanted.a), 2 * (b - wanted.b))
  return [...curves].reduce<readonly [Tone, number]>(
    (best, [tone, { body }]) => (far(body) < best[1] ? [tone, far(body)] : best),
    ['natural', Infinity],
  )[0]
}

/** A body in one flat colour must not gain contrast. */
const minSpan = 0.16

/**
 * A colour of a drawing in another tone. The hue is dropped, and the lightness within the body selects a position on
 * the tone's curve from shade over body to light. Colours outside the body are unchanged.
 */
export function toneColour(colour: Oklab, tone: Tone, { hue, dark, middle, light }: DrawingBody): Oklab {
  const curve = curves.get(tone)
  if (!curve) return colour
  const below = (colour.lightness - middle) / Math.max(middle - dark, minSpan)
  const above = (colour.lightness - middle) / Math.max(light - middle, minSpan)
  const toned =
    colour.lightness < middle
      ? mixOklab(curve.body, curve.shade, Math.min(1.25, -below))
      : mixOklab(curve.body, curve.light, Math.min(1.1, above))
  return mixOklab(colour, toned, shareInBody(colour, hue))
}
