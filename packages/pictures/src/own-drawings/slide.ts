import { sketch } from './sketch.ts'

export const slide = sketch(({ down, slant, relief, shape, line, box }) => [
  relief(
    '#FFFFFF',
    '#1E5A2A',
    2,
    shape('M14 118L28 26H38L28 118ZM42 118L40 26H50L56 118Z', down('#7ACB62', '#3E9A3A')),
  ),
  ...[44, 62, 80, 98].map((y) =>
    relief('#FFFFFF', '#1E5A2A', 1, box(24 - (y - 44) * 0.1, y, 26 + (y - 44) * 0.1, 6, 2, '#5CB450')),
  ),
  relief('#FFFFFF', '#8A5A04', 1.8, shape('M22 8H54V40H46V18H30V40H22Z', '#F2BE38')),
  relief(
    '#FFD0C8',
    '#7A140E',
    2.6,
    shape(
      'M46 34C66 36 76 56 88 82C96 98 108 102 124 104V118C100 118 86 110 76 92C66 72 58 54 44 52Z',
      slant('#F2604E', '#C8281E'),
    ),
  ),
  shape('M48 40C66 44 76 66 86 86C94 102 108 108 122 109V104C108 102 96 98 88 82C76 56 66 36 46 34Z', '#FF9A8A'),
  line('M52 44C66 50 74 70 84 90', '#FFFFFF', 2.4, 0.6),
])
