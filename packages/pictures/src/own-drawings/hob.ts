import { sketch } from './sketch.ts'

export const hob = sketch(({ slant, relief, oval, shape, line }) => [
  relief(
    '#7A7F96',
    '#0D0E18',
    2.2,
    shape('M24 26H104L122 100C123 104 121 106 118 106H10C7 106 5 104 6 100Z', slant('#44475A', '#1C1D2A')),
  ),
  shape('M28 30H62L26 100H12Z', '#FFFFFF', 0.07),
  ...[
    [44, 48, 13, 8],
    [86, 48, 10, 6.4],
    [40, 76, 12, 7.6],
    [90, 76, 16, 9.6],
  ].flatMap(([x = 0, y = 0, a = 0, b = 0]) => [
    oval(x, y, a, b, '#8A90A6'),
    oval(x, y, a * 0.74, b * 0.74, '#26283A'),
    oval(x, y, a * 0.46, b * 0.46, '#F2A24B'),
    line(`M${x - a - 5} ${y}H${x + a + 5}M${x} ${y - b - 4}V${y + b + 4}`, '#0F101A', 3),
  ]),
  ...[46, 58, 70, 82].map((x) => relief('#FFFFFF', '#6B7080', 1, oval(x, 98, 4.4, 3.6, '#C9CCDA'))),
])
