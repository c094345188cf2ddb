import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const roomSpray = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#6A4A8A', 1.6, shape('M48 8H76L82 16V26H44V14Z', across('#FFFFFF', '#E4DAF0'))),
  ...[
    [92, 10],
    [102, 6],
    [100, 16],
    [112, 12],
    [110, 20],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 2.4, '#C8B4E4')),
  relief(
    '#FFFFFF',
    '#4A2E6A',
    2.6,
    shape(
      'M42 26H84C90 32 92 38 92 46V112C92 118 88 122 82 122H46C40 122 36 118 36 112V46C36 38 38 32 42 26Z',
      across('#9A74CC', '#CDB4EC', '#8A62BC'),
    ),
  ),
  relief('#FFFFFF', '#8A7AA4', 1, box(36, 50, 56, 56, 1, '#FFFAF4')),
  ...[52, 64, 76].flatMap((x, at) => [
    line(`M${x} 82V62`, '#5A9A4A', 1.8),
    ...[0, 1, 2, 3].map((step) =>
      oval(x + (step % 2 ? 3 : -3), 60 + step * 4 - (at === 1 ? 4 : 0), 2.8, 2.2, '#9A6AD0'),
    ),
  ]),
  writeLetters('ODA', { x: 40, y: 82, width: 48, height: 12 }, '#5A3A84'),
  writeLetters('SPREYİ', { x: 40, y: 93, width: 48, height: 12 }, '#5A3A84'),
  line('M42 40V116', '#FFFFFF', 2.8, 0.45),
])
