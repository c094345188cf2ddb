import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const gazozBottle = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFE9A0', '#8E6A08', 1.6, box(54, 4, 20, 13, 3, across('#F0B92A', '#FFD75E', '#DDA51C'))),
  relief(
    '#FFFFFF',
    '#5F9AB8',
    2.4,
    shape(
      'M55 18H73C74 32 90 40 92 56C93 64 88 68 88 76C88 84 92 88 92 96V112C92 118 88 122 82 122H46C40 122 36 118 36 112V96C36 88 40 84 40 76C40 68 35 64 36 56C38 40 54 32 55 18Z',
      across('#C8E6F2', '#F2FBFF', '#B4D8E8'),
    ),
  ),
  relief(
    '#FFF6D0',
    '#8E6A08',
    1,
    shape(
      'M39 62C50 66 78 66 89 62C87 68 88 72 88 76C88 82 89 86 90 90C78 94 50 94 38 90C39 86 40 82 40 76C40 72 41 68 39 62Z',
      across('#F4C53A', '#FFE07A', '#E8B02A'),
    ),
  ),
  writeLetters('GAZOZ', { x: 42, y: 66, width: 44, height: 24 }, '#1F5FA8'),
  ...[
    [48, 102, 2.4],
    [60, 108, 2],
    [76, 104, 2.4],
    [70, 114, 1.8],
    [52, 50, 2],
    [70, 46, 2.2],
    [62, 56, 1.6],
    [56, 116, 1.6],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#7FBAD4', 0.8)),
  line('M46 52C48 46 54 40 57 34', '#FFFFFF', 3, 0.9),
])
