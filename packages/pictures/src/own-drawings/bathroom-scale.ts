import { sketch } from './sketch.ts'

export const bathroomScale = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#59606E',
    2.8,
    shape(
      'M22 40C24 32 30 30 36 30H92C98 30 104 32 106 40L116 102C117 112 112 116 104 116H24C16 116 11 112 12 102Z',
      slant('#EEF1F6', '#C3CAD6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#7A8294',
    1.6,
    shape(
      'M30 44C31 39 34 38 38 38H90C94 38 97 39 98 44L105 98C106 104 103 107 98 107H30C25 107 22 104 23 98Z',
      slant('#DCE9F6', '#B4C8DC'),
    ),
  ),
  relief('#6A7284', '#0D0E14', 1.6, box(44, 44, 40, 20, 5, '#22262E')),
  line('M50 50H55V58M58 50H64V54H58V58H64M70 50H76V58H70ZM76 50V58', '#8CF0B4', 2.2),
  oval(67, 59, 1.2, 1.2, '#8CF0B4'),
  oval(46, 88, 9, 14, '#8FA8C0', 0.55),
  oval(82, 88, 9, 14, '#8FA8C0', 0.55),
  ...[
    [40, 71],
    [46, 69],
    [52, 71],
    [76, 71],
    [82, 69],
    [88, 71],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 2.4, '#8FA8C0', 0.55)),
])
