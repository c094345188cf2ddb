import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const colaBottle = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFB0A0', '#8E1A12', 1.6, box(54, 4, 20, 13, 3, across('#E2463A', '#F2675A', '#C7281F'))),
  relief(
    '#C99A7C',
    '#180805',
    2.4,
    shape(
      'M55 18H73C74 32 90 40 92 56C93 64 88 68 88 76C88 84 92 88 92 96V112C92 118 88 122 82 122H46C40 122 36 118 36 112V96C36 88 40 84 40 76C40 68 35 64 36 56C38 40 54 32 55 18Z',
      across('#3A1A10', '#6B3620', '#2A100A'),
    ),
  ),
  shape('M55 18H73L74 27H54Z', '#D9C7B8', 0.55),
  relief(
    '#FFB0A0',
    '#8E1A12',
    1,
    shape(
      'M39 62C50 66 78 66 89 62C87 68 88 72 88 76C88 82 89 86 90 90C78 94 50 94 38 90C39 86 40 82 40 76C40 72 41 68 39 62Z',
      across('#D8362C', '#EE5A4C', '#C0241C'),
    ),
  ),
  writeLetters('KOLA', { x: 42, y: 66, width: 44, height: 24 }, '#FFFFFF'),
  ...[
    [48, 102, 2],
    [60, 108, 1.6],
    [76, 104, 2],
    [70, 114, 1.5],
    [52, 50, 1.6],
    [70, 46, 1.8],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#E0B496', 0.7)),
  line('M46 52C48 46 54 40 57 34', '#FFFFFF', 3, 0.5),
])
