import { chromaOf, hueDistance, hueOf, type Oklab } from './oklab.ts'

/**
 * The object's own colours in a drawing: those near one hue, or the greys. Other colours (a screen, a buckle) are not
 * changed.
 */
type BodyHue = number | 'grey'

/** The main colour, with the 10th, 50th and 90th percentile of lightness by area. */
export interface DrawingBody {
  readonly hue: BodyHue
  readonly dark: number
  readonly middle: number
  readonly light: number
}

const rise = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** How much a colour belongs to the body, 0 to 1, without a step that would be visible as a seam. */
export function shareInBody(colour: Oklab, hue: BodyHue): number {
  const chroma = chromaOf(colour)
  if (hue !== 'grey') return rise(62, 40, hueDistance(hueOf(colour), hue)) * rise(0.015, 0.04, chroma)
  // The set draws its greys and blacks with violet in them.
  const violet = rise(45, 25, hueDistance(hueOf(colour), 293))
  return rise(0.09 + violet * 0.06, 0.05 + violet * 0.06, chroma)
}

const hueStep = 10
const reach = 2
const minChroma = 0.05

/** The hue with most pixels near it, and how many they are. */
function widestHue(colours: readonly Oklab[]): { hue: number; count: number } {
  const counts = Array.from({ length: 360 / hueStep }, () => 0)
  for (const colour of colours) {
    if (chromaOf(colour) <= minChroma) continue
    const bin = Math.floor(hueOf(colour) / hueStep) % counts.length
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const around = counts.map((_, bin) => {
    let count = 0
    for (let step = -reach; step <= reach; step += 1) count += counts.at((bin + step) % counts.length) ?? 0
    return count
  })
  const count = Math.max(...around)
  return { hue: (around.indexOf(count) + 0.5) * hueStep, count }
}

/**
 * Finds the body among a drawing's pixels: its most frequent hue, unless greys are far more frequent. `known` is for
 * drawings whose most frequent colour is not the object's, such as a screen.
 */
export function findDrawingBody(pixels: readonly Oklab[], known?: BodyHue): DrawingBody {
  const widest = widestHue(pixels)
  const greys = pixels.filter((pixel) => shareInBody(pixel, 'grey') > 0.5).length
  const hue = known ?? (greys > widest.count * 1.5 ? 'grey' : widest.hue)
  const lightnesses = pixels
    .filter((pixel) => shareInBody(pixel, hue) > 0.5)
    .map((pixel) => pixel.lightness)
    .sort((one, other) => one - other)
  const below = (share: number) => lightnesses[Math.floor(share * (lightnesses.length - 1))] ?? 0.5
  return { hue, dark: below(0.1), middle: below(0.5), light: below(0.9) }
}
