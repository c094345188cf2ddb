import type { Drawing } from '../drawing.ts'

const side = 128

/** Drawing operations in a square of 128. Colours are `#rrggbb`; a paint is a colour or a gradient. */
export interface Pen {
  /** Gradients from the first colour to the last: downwards, to the right, to the lower right, outwards from the upper left. */
  down(...colours: string[]): string
  across(...colours: string[]): string
  slant(...colours: string[]): string
  glow(...colours: string[]): string
  /** Gives shapes the set's soft edges: light along the upper left, shade along the lower right, `depth` wide. */
  relief(light: string, shade: string, depth: number, ...shapes: string[]): string
  /** A box by its left upper corner, size and corner radius. */
  box(x: number, y: number, width: number, height: number, radius: number, paint: string, opacity?: number): string
  oval(x: number, y: number, across: number, along: number, paint: string, opacity?: number): string
  shape(path: string, paint: string, opacity?: number): string
  line(path: string, paint: string, width: number, opacity?: number): string
  turned(degrees: number, ...shapes: string[]): string
}

/** Lays a colour over the picture `under` along the edge that a shifted, blurred outline leaves free. */
const innerEdge = (under: string, shift: number, colour: string) =>
  `<feOffset in="SourceAlpha" dx="${shift}" dy="${shift}"/><feGaussianBlur stdDeviation="${Math.abs(shift) * 0.7}" result="blur"/><feFlood flood-color="${colour}" flood-opacity=".85"/><feComposite in2="blur" operator="out"/><feComposite in2="${under}" operator="atop" result="edged"/>`

/** Runs a drawing's strokes and gathers the gradients and filters they use under ids of their own. */
export function sketch(draw: (pen: Pen) => readonly string[]): Drawing {
  const definitions = new Map<string, string>()
  const define = (write: (id: string) => string): string => {
    const text = write('')
    const id = definitions.get(text) ?? `d${definitions.size}`
    definitions.set(text, id)
    return `url(#${id})`
  }
  const stops = (colours: readonly string[]) =>
    colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join('')
  const linear =
    (x: number, y: number) =>
    (...colours: string[]) =>
      define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(colours)}</linearGradient>`)
  const faint = (opacity: number | undefined) => (opacity === undefined ? '' : ` opacity="${opacity}"`)

  const strokes = draw({
    down: linear(0, 1),
    across: linear(1, 0),
    slant: linear(1, 1),
    glow: (...colours) =>
      define((id) => `<radialGradient id="${id}" cx=".35" cy=".3" r=".8">${stops(colours)}</radialGradient>`),
    relief: (light, shade, depth, ...shapes) => {
      const filter = define(
        (id) =>
          `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">${innerEdge('SourceGraphic', -depth, shade)}${innerEdge('edged', depth, light)}</filter>`,
      )
      return `<g filter="${filter}">${shapes.join('')}</g>`
    },
    box: (x, y, width, height, radius, paint, opacity) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${paint}"${faint(opacity)}/>`,
    oval: (x, y, across, along, paint, opacity) =>
      `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${along}" fill="${paint}"${faint(opacity)}/>`,
    shape: (path, paint, opacity) => `<path d="${path}" fill="${paint}"${faint(opacity)}/>`,
    line: (path, paint, width, opacity) =>
      `<path d="${path}" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`,
    turned: (degrees, ...shapes) => `<g transform="rotate(${degrees} ${side / 2} ${side / 2})">${shapes.join('')}</g>`,
  })
  const defs = [...definitions].map(([text, id]) => text.replace(' id=""', ` id="${id}"`)).join('')
  return { width: side, height: side, body: `<g fill="none">${strokes.join('')}<defs>${defs}</defs></g>` }
}
