import { sketch } from './sketch.ts'

/** A peeler with a curl of peel. */
export const peeler = sketch(({ across, slant, relief, box, shape, line }) => [
  `<g transform="rotate(30 64 64)">${[
    relief('#D0F0D8', '#0E4A24', 2.4, box(55, 58, 18, 74, 9, across('#2E9A54', '#7AD896', '#248446'))),
    relief('#FFFFFF', '#4A5464', 1.2, box(61, 112, 6, 10, 3, '#0E4A24')),
    relief(
      '#FFFFFF',
      '#3A424E',
      2,
      shape(
        'M40 8C36 30 44 52 58 62H70C84 52 92 30 88 8H80C82 28 76 42 68 50H60C52 42 46 28 48 8Z',
        across('#98A2B2', '#F2F5FA', '#8A94A4'),
      ),
    ),
    relief('#FFFFFF', '#3A424E', 1.6, box(38, 4, 52, 13, 3, slant('#FFFFFF', '#A8B2C0'))),
    line('M46 10.5H82', '#4A5464', 2.6),
  ].join('')}</g>`,
  line('M92 26C112 30 120 44 108 52C98 58 94 70 106 74C116 78 116 92 104 94', '#B0401A', 8),
  line('M92 26C112 30 120 44 108 52C98 58 94 70 106 74C116 78 116 92 104 94', '#F07A3E', 4.6),
])
