import { sketch } from './sketch.ts'

export const toiletSeat = sketch(({ down, slant, relief, box, shape }) => [
  relief(
    '#FFFFFF',
    '#8A92A4',
    2.6,
    shape(
      'M28 12C28 4 100 4 100 12C106 30 108 52 98 64C88 76 40 76 30 64C20 52 22 30 28 12Z',
      slant('#FFFFFF', '#D5DBE6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#8A92A4',
    1.2,
    shape(
      'M38 20C46 14 82 14 90 20C94 34 94 48 88 56C80 64 48 64 40 56C34 48 34 34 38 20Z',
      slant('#F6F8FC', '#E2E7F0'),
    ),
  ),
  relief('#FFFFFF', '#8A92A4', 1.6, box(40, 64, 14, 10, 4, '#B4BCCB'), box(74, 64, 14, 10, 4, '#B4BCCB')),
  relief(
    '#FFFFFF',
    '#8A92A4',
    2.6,
    shape('M22 80C26 70 102 70 106 80C112 96 106 122 64 122S16 96 22 80Z', down('#FFFFFF', '#CBD2DF')),
  ),
  shape('M35 87C42 78 86 78 93 87C98 99 89 115 64 115S30 99 35 87Z', '#B8C0CE'),
  shape('M38 90C44 82 84 82 90 90C94 99 86 111 64 111S34 99 38 90Z', '#DDE5DD'),
])
