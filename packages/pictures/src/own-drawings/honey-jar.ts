import { sketch } from './sketch.ts'

export const honeyJar = sketch(({ across, relief, box, shape, line }) => [
  relief('#FFE9A0', '#9A6A08', 1.8, box(32, 8, 64, 20, 6, across('#E8B23A', '#C98A14', '#E8B23A'))),
  line('M38 14V24M46 14V25M54 14V25M62 14V25M70 14V25M78 14V25M86 14V24', '#A8700C', 1.6, 0.7),
  relief(
    '#FFF6D4',
    '#A8700C',
    2.4,
    shape(
      'M36 28H92L102 42V106C102 115 97 120 88 120H40C31 120 26 115 26 106V42Z',
      across('#F7C53C', '#E29A14', '#F5BE34'),
    ),
  ),
  shape('M30 44L40 33H50V116H40C34 116 30 112 30 106Z', '#FFF3C4', 0.4),
  relief('#FFFFFF', '#D9A24C', 1, box(30, 54, 68, 50, 4, '#FFF9E8')),
  ...[
    [52, 66],
    [64, 66],
    [76, 66],
    [58, 76],
    [70, 76],
  ].map(([x = 0, y = 0]) =>
    shape(
      `M${x} ${y - 6}L${x + 5} ${y - 3}V${y + 3}L${x} ${y + 6}L${x - 5} ${y + 3}V${y - 3}Z`,
      x === 64 || x === 58 ? '#F2B430' : '#E29A14',
    ),
  ),
])
