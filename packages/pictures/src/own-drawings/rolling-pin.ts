import { sketch } from './sketch.ts'

export const rollingPin = sketch(({ down, relief, box, oval, line }) => [
  `<g transform="rotate(-38 64 64)">${[
    relief(
      '#FBE6BC',
      '#6A4414',
      2,
      box(-8, 58, 26, 12, 6, down('#C88A44', '#A86A2A')),
      box(110, 58, 26, 12, 6, down('#C88A44', '#A86A2A')),
    ),
    relief('#FFF0CC', '#6A4414', 2.8, box(16, 48, 96, 32, 8, down('#F0CC8C', '#DFB068', '#C08A44'))),
    line('M28 56H100M24 64H104M30 72H98', '#B8803C', 1.4, 0.5),
    oval(20, 64, 2.4, 12, '#C8924A', 0.7),
    oval(108, 64, 2.4, 12, '#A87030', 0.7),
  ].join('')}</g>`,
])
