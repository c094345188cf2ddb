import { sketch } from './sketch.ts'

export const tissues = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#A9B6C4',
    1.8,
    shape(
      'M46 48C40 32 48 14 56 8C60 16 66 12 70 18C76 12 84 14 84 24C88 34 84 42 82 50Z',
      slant('#FFFFFF', '#DDE6EE'),
    ),
  ),
  line('M58 46C56 34 58 22 62 16M70 46C70 36 72 28 76 22', '#C4D0DC', 1.8, 0.8),
  relief('#BFD8FF', '#234A8C', 2, shape('M22 46H106L118 62H10Z', down('#8FB6F0', '#6C98DC'))),
  oval(64, 53, 28, 5, '#2E5290'),
  relief('#FFFFFF', '#A9B6C4', 0.8, shape('M44 53C50 44 78 44 84 53C76 56 52 56 44 53Z', '#EEF4F9')),
  relief('#BFD8FF', '#234A8C', 2.4, box(10, 61, 108, 56, 6, slant('#7FABF0', '#4F7FCC'))),
  ...[
    [30, 80],
    [64, 92],
    [98, 78],
    [44, 104],
    [88, 104],
  ].flatMap(([x = 0, y = 0]) => [
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - 6}" rx="3.6" ry="5" fill="#F4F8FF" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
    oval(x, y, 3, 3, '#F7C95C'),
  ]),
])
