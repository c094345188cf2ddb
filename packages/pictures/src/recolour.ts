import { oklabFromHex, oklabFromRgb, rgbFromOklab, type Oklab } from './oklab.ts'

const paint = /((?:fill|stroke|stop-color|flood-color)=")(#[\dA-Fa-f]{6}|#[\dA-Fa-f]{3})(?=")/g
/** A constant colour as the set's inner shadows write it: red, green, blue and alpha in the fifth column. */
const shadow = /(values="0 0 0 0 )([\d.]+)( 0 0 0 0 )([\d.]+)( 0 0 0 0 )([\d.]+)( 0 0 0 [\d.]+ 0")/g

const twoDigits = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')

/** Passes every colour of a drawing, in paints, gradients and shadows, through a function. */
export function recolour(body: string, change: (colour: Oklab) => Oklab): string {
  const hex = (_: string, before: string, colour: string) =>
    `${before}#${rgbFromOklab(change(oklabFromHex(colour)))
      .map(twoDigits)
      .join('')}`
  const matrix = (_: string, ...parts: string[]) => {
    const [start, red, toGreen, green, toBlue, blue, end] = parts
    const [r, g, b] = rgbFromOklab(change(oklabFromRgb(Number(red), Number(green), Number(blue))))
    return `${start}${r.toFixed(4)}${toGreen}${g.toFixed(4)}${toBlue}${b.toFixed(4)}${end}`
  }
  return body.replaceAll(paint, hex).replaceAll(shadow, matrix)
}
