import { sketch } from './sketch.ts'

/** A tyre in its chains, as they are sold by what they hold. */
export const snowChain = sketch(({ glow, across, relief, oval, line, box }) => [
  relief('#6A7080', '#08090C', 2.6, oval(64, 62, 56, 56, glow('#4A4E5A', '#17181D'))),
  ...Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="61" y="6.5" width="6" height="9" rx="1.5" fill="#0C0D10" transform="rotate(${at * 15} 64 62)"/>`,
  ),
  relief('#FFFFFF', '#4A5464', 2, oval(64, 62, 33, 33, glow('#F2F5FA', '#98A2B2'))),
  ...[0, 72, 144, 216, 288].map(
    (turn) => `<path d="M60 34H68L71 56H57Z" fill="#6A7484" transform="rotate(${turn} 64 62)"/>`,
  ),
  oval(64, 62, 8, 8, '#D4DAE4'),
  oval(64, 62, 3.4, 3.4, '#4A5464'),
  `<circle cx="64" cy="62" r="42" stroke="#7A5A10" stroke-width="5" stroke-dasharray="7 3"/>`,
  `<circle cx="64" cy="62" r="42" stroke="#F2CC5A" stroke-width="2.6" stroke-dasharray="7 3"/>`,
  ...Array.from({ length: 8 }, (_, at) => {
    const zigzag = 'M64 20L55 10L64 1L73 10Z'
    return `<g transform="rotate(${at * 45} 64 62)">${line(zigzag, '#4A5464', 4.6)}${line(zigzag, '#DCE2EC', 2.2)}</g>`
  }),
  relief('#FFE0D8', '#6A140A', 1.2, box(56, 98, 16, 10, 3, across('#E2502E', '#F08060'))),
  ...[
    [10, 110],
    [24, 118],
    [104, 117],
    [118, 108],
  ].map(([x = 0, y = 0]) =>
    line(
      `M${x - 4} ${y}H${x + 4}M${x - 2} ${y - 4}L${x + 2} ${y + 4}M${x + 2} ${y - 4}L${x - 2} ${y + 4}`,
      '#8ABCE8',
      1.6,
    ),
  ),
])
