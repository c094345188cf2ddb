const cloth = {
  stripes: [
    12,
    '<path d="M0 0H5V12H0Z" fill="#FFF" fill-opacity=".6"/><path d="M5 0H6.5V12H5Z" fill="#1B2422" fill-opacity=".22"/>',
  ],
  bands: [
    30,
    '<path d="M0 0H30V13H0Z" fill="#FFF" fill-opacity=".55"/><path d="M0 13H30V15H0Z" fill="#1B2422" fill-opacity=".25"/>',
  ],
  checks: [
    20,
    '<path d="M0 0H10V20H0ZM0 0H20V10H0Z" fill="#FFF" fill-opacity=".32"/><path d="M15 0V20M0 15H20" stroke="#1B2422" stroke-opacity=".3" stroke-width="1.6"/>',
  ],
  dots: [
    15,
    '<circle cx="4" cy="4" r="2.5" fill="#FFF" fill-opacity=".85"/><circle cx="11.5" cy="11.5" r="2.5" fill="#FFF" fill-opacity=".85"/>',
  ],
  flowers: [
    28,
    `${[
      [8, 8],
      [22, 21],
    ]
      .map(
        ([x = 0, y = 0]) =>
          [0, 72, 144, 216, 288]
            .map(
              (turn) =>
                `<ellipse cx="${x}" cy="${y - 3.5}" rx="2.2" ry="3.2" fill="#FFF" fill-opacity=".88" transform="rotate(${turn} ${x} ${y})"/>`,
            )
            .join('') + `<circle cx="${x}" cy="${y}" r="1.9" fill="#F2B84B"/>`,
      )
      .join('')}<path d="M19 6q3-3 5 0q-3 3-5 0ZM4 21q3-3 5 0q-3 3-5 0Z" fill="#2E5E3A" fill-opacity=".55"/>`,
  ],
  zigzag: [16, '<path d="M0 12L8 4L16 12" fill="none" stroke="#FFF" stroke-opacity=".65" stroke-width="3"/>'],
  knit: [
    9,
    '<path d="M0 1L4.5 6L9 1M0 5.5L4.5 10.5L9 5.5" fill="none" stroke="#1B2422" stroke-opacity=".24" stroke-width="1.5"/>',
  ],
  grain: [
    40,
    '<path d="M0 7C12 3 26 11 40 7M0 19C10 23 28 15 40 19M0 32C14 29 24 36 40 32" fill="none" stroke="#2A1606" stroke-opacity=".28" stroke-width="1.5"/>',
  ],
  speckle: [
    17,
    '<circle cx="3" cy="4" r="1" fill="#FFF" fill-opacity=".7"/><circle cx="11" cy="2" r=".8" fill="#1B2422" fill-opacity=".4"/><circle cx="14" cy="10" r="1.2" fill="#FFF" fill-opacity=".6"/><circle cx="6" cy="13" r="1" fill="#1B2422" fill-opacity=".35"/><circle cx="9" cy="8" r=".7" fill="#FFF" fill-opacity=".7"/>',
  ],
} satisfies Record<string, readonly [tile: number, marks: string]>

const sky = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path d="M0 0H100V100H0Z" fill="url(#${id})"/>`
/** Pictures in a square of 100, stretched over a screen. */
const screens = {
  dusk: `${sky('sky', '#3B2A7A', '#F2866A')}<circle cx="66" cy="58" r="13" fill="#FFE3A8"/><path d="M0 72C22 56 40 76 62 66S90 66 100 60V100H0Z" fill="#5B2A6E"/><path d="M0 86C30 72 62 94 100 78V100H0Z" fill="#2A1747"/>`,
  forest: `${sky('sky', '#BFEADF', '#F6F3CF')}<path d="M0 100V62L14 40L28 62L40 44L54 66L70 36L86 64L100 50V100Z" fill="#3F9470"/><path d="M0 100V80L16 62L34 84L52 66L72 86L88 68L100 82V100Z" fill="#1B5A48"/>`,
  sea: `${sky('sky', '#6CC4F4', '#E2F6FF')}<circle cx="28" cy="26" r="11" fill="#FFF3B8"/><path d="M0 60C20 52 34 66 54 58S86 54 100 60V100H0Z" fill="#2E8CD0"/><path d="M0 78C24 68 46 86 70 76S92 74 100 78V100H0Z" fill="#1B5FA0"/><path d="M58 58V30L78 56Z" fill="#FFF"/>`,
  night: `${sky('sky', '#0B1030', '#26408C')}<circle cx="72" cy="24" r="10" fill="#F3F0D8"/><circle cx="68" cy="22" r="9" fill="#131C4A"/><path d="M12 100V58H26V100ZM30 100V44H46V100ZM50 100V66H64V100ZM68 100V50H86V100Z" fill="#0A0D22"/><path d="M34 50H37V54H34ZM40 60H43V64H40ZM72 58H75V62H72ZM79 68H82V72H79ZM16 66H19V70H16ZM54 74H57V78H54Z" fill="#FFD97A"/>`,
} as const

/** `plain` leaves the drawing unchanged. */
export const patterns = [
  'plain',
  'stripes',
  'bands',
  'checks',
  'dots',
  'flowers',
  'zigzag',
  'knit',
  'grain',
  'speckle',
  'dusk',
  'forest',
  'sea',
  'night',
] as const
export type Pattern = (typeof patterns)[number]

/** A part of a drawing, in the drawing's units. */
export interface Panel {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

const unit = 128

/** Draws a pattern for a drawing of this size, or for its panel only; lay it over the drawing only. */
export function drawPattern(
  pattern: Pattern,
  drawing: { readonly width: number; readonly height: number },
  panel?: Panel,
): string {
  if (pattern === 'plain') return ''
  const { x, y, width, height, radius } = panel ?? { x: 0, y: 0, ...drawing, radius: 0 }
  const place = `<clipPath id="panel"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#panel)">`
  if (pattern in screens)
    return `${place}<g transform="translate(${x} ${y}) scale(${width / 100} ${height / 100})">${screens[pattern as keyof typeof screens]}</g></g>`
  const [tile, marks] = cloth[pattern as keyof typeof cloth]
  return `${place}<pattern id="woven" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="scale(${drawing.width / unit})">${marks}</pattern><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#woven)"/></g>`
}
