import { sketch } from './sketch.ts'

export const birdFood = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#DDF4C4',
    '#2E5E12',
    2.4,
    shape(
      'M30 12H98L104 34V110C104 117 101 120 95 120H33C27 120 24 117 24 110V34Z',
      across('#8CC454', '#6AA238', '#8CC454'),
    ),
  ),
  line('M34 20H94', '#E9F8D8', 2, 0.8),
  relief('#FFFFFF', '#A9C48C', 1.2, box(34, 34, 60, 46, 8, '#FBFEF6')),
  relief(
    '#FFF2A8',
    '#8C7A08',
    1.6,
    shape('M50 74C44 62 50 46 62 44C74 44 80 54 78 64C76 72 70 76 62 76Z', slant('#6CB4F0', '#3A7EC8')),
  ),
  relief('#FFF6C4', '#A8860C', 1, oval(60, 47, 10, 9, '#F7E05C')),
  oval(57, 45, 1.8, 1.8, '#2A2010'),
  shape('M50 47L44 50L51 52Z', '#E8842C'),
  ...[
    [40, 92],
    [50, 96],
    [60, 91],
    [70, 96],
    [80, 92],
    [88, 97],
    [45, 103],
    [56, 105],
    [67, 104],
    [78, 104],
    [86, 106],
  ].map(([x = 0, y = 0], at) => oval(x, y, 3.6, 2.6, ['#F2D48A', '#C98A3C', '#FFF0C9'][at % 3] ?? '#F2D48A')),
])
