import { sketch } from './sketch.ts'

export const orchid = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  line('M62 92C60 60 66 30 96 18', '#4E8A3C', 4),
  line('M60 92C56 66 46 46 26 38', '#4E8A3C', 3.4),
  relief(
    '#BFE6A4',
    '#1E4A1A',
    1.8,
    shape('M62 94C44 94 22 88 12 76C32 74 54 80 62 94Z', slant('#6FB058', '#3C7A34')),
    shape('M62 94C80 94 104 86 114 72C94 72 70 78 62 94Z', slant('#6FB058', '#3C7A34')),
  ),
  ...[
    [92, 22, 1],
    [70, 42, 1.05],
    [30, 38, 0.95],
    [104, 44, 0.8],
  ].flatMap(([x = 0, y = 0, k = 1]) => [
    relief(
      '#FFD9F2',
      '#6A1A5E',
      1.4,
      oval(x, y - 9 * k, 6 * k, 9 * k, '#D98AD0'),
      oval(x - 7 * k, y + 8 * k, 5 * k, 8 * k, '#D98AD0'),
      oval(x + 7 * k, y + 8 * k, 5 * k, 8 * k, '#D98AD0'),
    ),
    relief(
      '#FFE6F8',
      '#6A1A5E',
      1.6,
      oval(x - 11 * k, y - 1 * k, 11 * k, 9 * k, '#E8A6E0'),
      oval(x + 11 * k, y - 1 * k, 11 * k, 9 * k, '#E8A6E0'),
    ),
    oval(x, y + 3 * k, 4.4 * k, 5.4 * k, '#A8247E'),
    oval(x, y + 1 * k, 2.2 * k, 2.2 * k, '#FFD84A'),
  ]),
  relief(
    '#FFFFFF',
    '#5E6A86',
    2.4,
    shape('M36 92H90L84 120C84 122 82 123 80 123H46C44 123 42 122 42 120Z', across('#F6F8FC', '#C6CEDE')),
  ),
  relief('#FFFFFF', '#5E6A86', 1.2, box(33, 88, 60, 9, 3, down('#FFFFFF', '#D6DCE8'))),
])
