import { sketch } from './sketch.ts'

export const salami = sketch(({ down, relief, oval, shape, line }) => [
  relief(
    '#FFC8B8',
    '#7A2418',
    2.6,
    shape('M34 34H112C120 34 124 46 124 58S120 84 112 84H34Z', down('#E8806C', '#D05A48', '#B84434')),
  ),
  line('M112 36C106 50 106 68 112 82', '#8E2A1E', 2, 0.6),
  shape('M58 34H88V84H58Z', '#FFF4E4'),
  line('M64 46H82M64 54H82M64 62H76', '#C84A38', 3),
  relief('#FFE0D4', '#9A3A2C', 2.2, oval(34, 59, 15, 25, '#F0A494')),
  ...[
    [30, 48],
    [38, 56],
    [30, 66],
    [38, 72],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.2, 3, '#FBDCD0')),
  ...[
    [26, 102],
    [50, 106],
    [76, 103],
  ].flatMap(([x = 0, y = 0]) => [
    relief('#FFE0D4', '#9A3A2C', 1.8, oval(x, y, 21, 12, '#F0A494')),
    oval(x - 8, y - 2, 2.4, 1.6, '#FBDCD0'),
    oval(x + 4, y + 3, 2.4, 1.6, '#FBDCD0'),
    oval(x + 8, y - 4, 2, 1.4, '#FBDCD0'),
  ]),
])
