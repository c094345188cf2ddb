import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const reedDiffuser = sketch(({ across, relief, box, shape, line }) => [
  ...[
    [52, 10],
    [62, 2],
    [70, 4],
    [80, 8],
    [44, 20],
  ].map(([x = 0, y = 0]) => line(`M64 70L${x} ${y}`, '#B58A54', 3.4)),
  ...[
    [53, 10],
    [63, 2],
    [71, 4],
    [81, 8],
    [45, 20],
  ].map(([x = 0, y = 0]) => line(`M65 70L${x} ${y}`, '#E2C08C', 1.2)),
  relief('#FFFFFF', '#8A7A5C', 1.6, box(52, 52, 24, 12, 4, across('#C29A5C', '#E8CC98', '#B0864A'))),
  relief(
    '#FFFFFF',
    '#A88A5C',
    2.6,
    shape(
      'M54 62H74V70C74 76 96 78 96 88V112C96 118 92 122 86 122H42C36 122 32 118 32 112V88C32 78 54 76 54 70Z',
      across('#F2E2C4', '#FFF9EC', '#E8D4AE'),
    ),
  ),
  shape('M36 98H92V112C92 116 90 118 86 118H42C38 118 36 116 36 112Z', '#F0C078', 0.75),
  relief('#FFFFFF', '#C9B48C', 1, box(42, 84, 44, 26, 3, '#FFFDF6')),
  writeLetters('ODA', { x: 44, y: 85, width: 40, height: 13 }, '#8A6A34'),
  writeLetters('KOKUSU', { x: 44, y: 96, width: 40, height: 13 }, '#8A6A34'),
  line('M38 88C36 92 36 98 36 104', '#FFFFFF', 3, 0.8),
])
