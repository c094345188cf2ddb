import { sketch } from './sketch.ts'

export const bracelet = sketch(({ slant, glow, relief, oval, shape, line }) => [
  relief(
    '#FFF2BF',
    '#8A5608',
    2.4,
    shape(
      'M14 70A50 34 0 1 0 114 70A50 34 0 1 0 14 70ZM26 68A38 23 0 1 1 102 68A38 23 0 1 1 26 68Z',
      slant('#F7D469', '#D79C24'),
    ),
  ),
  shape('M26 68A38 23 0 0 1 102 68A40 26 0 0 0 26 68Z', '#A66C10', 0.75),
  ...[
    [30, 91],
    [46, 99.5],
    [64, 102],
    [82, 99.5],
    [98, 91],
  ].flatMap(([x = 0, y = 0]) => [
    relief('#FFFFFF', '#5A8FC0', 0.8, oval(x, y - 3, 5, 5, glow('#FFFFFF', '#B9E2F8', '#6FB2DE'))),
  ]),
  line('M22 62C26 50 42 42 60 41', '#FFFBE6', 3, 0.8),
])
