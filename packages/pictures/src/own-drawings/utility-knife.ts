import { sketch } from './sketch.ts'

/** A knife of snap-off blades. */
export const utilityKnife = sketch(({ down, relief, box, shape, line }) => [
  `<g transform="rotate(-32 64 64)">${[
    relief('#FFFFFF', '#3A424E', 1.6, shape('M84 54H126L136 74H84Z', down('#F2F5FA', '#A8B2C0'))),
    line('M94 54L100 74M104 54L110 74M114 54L120 74', '#6A7484', 1.4),
    relief(
      '#FFF0A8',
      '#6A5004',
      2.6,
      shape(
        'M-8 50C-8 46 -4 44 0 44H84C92 44 96 50 96 56V72C96 78 92 82 86 82H0C-6 82 -10 78 -10 72Z',
        down('#FFD42E', '#E0A408'),
      ),
    ),
    box(0, 58, 84, 11, 3, '#23262E'),
    relief('#8A8E9C', '#08090C', 1.4, box(40, 50, 24, 24, 5, down('#4C5260', '#2A2E38'))),
    line('M46 54V70M52 54V70M58 54V70', '#14161C', 2),
    line('M0 78H80', '#B88404', 2.4, 0.6),
  ].join('')}</g>`,
])
