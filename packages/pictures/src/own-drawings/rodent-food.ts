import { sketch } from './sketch.ts'

export const rodentFood = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFE0C4',
    '#8A4A12',
    2.4,
    shape(
      'M30 12H98L104 34V110C104 117 101 120 95 120H33C27 120 24 117 24 110V34Z',
      across('#EDA45A', '#D2823A', '#EDA45A'),
    ),
  ),
  line('M34 20H94', '#FFF0DC', 2, 0.8),
  relief('#FFFFFF', '#D9B48C', 1.2, box(34, 34, 60, 48, 8, '#FFFBF4')),
  relief(
    '#F6F4FA',
    '#6B6880',
    1.2,
    shape('M52 52C46 40 48 34 54 36C60 38 60 48 60 54ZM76 52C82 40 80 34 74 36C68 38 68 48 68 54Z', '#C9C4D6'),
  ),
  relief('#F6F4FA', '#6B6880', 1.6, oval(64, 64, 18, 14, slant('#DAD6E4', '#A9A4BC'))),
  oval(57, 62, 2.4, 2.8, '#2A2440'),
  oval(71, 62, 2.4, 2.8, '#2A2440'),
  shape('M61 67H67L64 71Z', '#E27F98'),
  oval(64, 74, 6, 3.4, '#FFFFFF'),
  relief('#FFC49A', '#A84A0C', 1, shape('M38 94C50 92 62 98 70 108C58 108 44 104 38 94Z', '#F28A3A')),
  line('M38 94L32 90M38 94L33 96', '#58AE66', 3),
  ...[
    [78, 94],
    [88, 98],
    [80, 106],
    [90, 108],
  ].map(([x = 0, y = 0]) => oval(x, y, 4, 3, '#FFE9B4')),
])
