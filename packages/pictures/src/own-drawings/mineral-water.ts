import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const mineralWater = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#F2F4F8', '#59606E', 1.6, box(50, 4, 28, 12, 4, across('#B9C0CC', '#F2F4F8', '#A4ACBA'))),
  line('M54 14V9M60 14V8M66 14V8M72 14V9', '#7A8290', 1.6, 0.8),
  relief(
    '#BFF0CF',
    '#0F4A28',
    2.6,
    shape(
      'M53 16H75V38C75 50 92 54 92 70V112C92 118 88 122 82 122H46C40 122 36 118 36 112V70C36 54 53 50 53 38Z',
      across('#2F8A54', '#63C487', '#237043'),
    ),
  ),
  ...[
    [46, 62, 2.4],
    [82, 64, 2],
    [60, 56, 2],
    [68, 48, 1.6],
    [44, 114, 2.2],
    [74, 116, 2],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#E4FBEA', 0.8)),
  relief('#FFFFFF', '#9AB4A4', 1, box(36, 72, 56, 36, 1, '#F7FBFF')),
  shape('M38 94L52 78L62 88L72 76L90 94Z', '#6FB2E4'),
  shape('M66 82L72 76L78 82L72 84Z', '#FFFFFF'),
  writeLetters('SODA', { x: 40, y: 94, width: 48, height: 14 }, '#1F6B3E'),
  line('M58 20V40', '#E4FBEA', 3.4, 0.7),
])
