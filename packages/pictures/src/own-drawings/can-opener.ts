import { sketch } from './sketch.ts'

/** A can opener with its turning key. */
export const canOpener = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  `<g transform="rotate(-28 64 64)">${[
    relief(
      '#FFC8B8',
      '#6A140A',
      2.4,
      box(50, 66, 82, 15, 7, down('#F0705A', '#C0301E')),
      box(50, 44, 82, 15, 7, down('#F0705A', '#C0301E')),
    ),
    relief('#FFFFFF', '#3A424E', 2, shape('M-4 46H58V80H-4C-10 80 -12 46 -4 46Z', down('#E8ECF2', '#98A2B2'))),
    relief('#FFFFFF', '#3A424E', 1.6, oval(14, 62, 16, 16, glow('#F2F5FA', '#8A94A4'))),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(
      (turn) => `<rect x="12.4" y="45" width="3.2" height="5" fill="#4A5464" transform="rotate(${turn} 14 62)"/>`,
    ),
    oval(14, 62, 4, 4, '#4A5464'),
    relief(
      '#FFFFFF',
      '#3A424E',
      1.6,
      shape('M30 62H44L48 24C56 16 56 2 40 2S24 16 32 24Z', down('#F2F5FA', '#8A94A4')),
    ),
    oval(40, 13, 5, 5, '#5A6474'),
  ].join('')}</g>`,
  line('M74 118C88 124 108 118 116 106', '#C8D0DC', 3),
])
