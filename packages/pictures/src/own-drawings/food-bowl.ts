import { sketch } from './sketch.ts'

export const foodBowl = sketch(({ down, slant, glow, relief, oval, shape }) => [
  relief(
    '#A8E6F5',
    '#0C4E70',
    2.4,
    shape('M18 56H110L122 98C124 106 118 110 110 110H18C10 110 4 106 6 98Z', slant('#3FB5DB', '#1C7FAE')),
  ),
  relief('#C9F0FA', '#0C4E70', 1.8, oval(64, 56, 47, 16, down('#63C9E8', '#35A3CC'))),
  oval(64, 57, 40, 12, '#155E82'),
  relief(
    '#E5B07A',
    '#4F2810',
    1.8,
    ...[
      [34, 53],
      [48, 47],
      [62, 44],
      [78, 47],
      [93, 52],
      [41, 59],
      [56, 56],
      [71, 55],
      [86, 59],
      [64, 63],
    ].map(([x = 0, y = 0]) => oval(x, y, 9.5, 7, glow('#C98A50', '#8E5526'))),
  ),
  relief(
    '#FFFFFF',
    '#1A6C93',
    1,
    oval(64, 92, 11, 8.5, '#F2FBFE'),
    oval(49, 84, 5, 6, '#F2FBFE'),
    oval(59, 77, 4.6, 6, '#F2FBFE'),
    oval(70, 77, 4.6, 6, '#F2FBFE'),
    oval(79, 84, 5, 6, '#F2FBFE'),
  ),
])
