import { sketch } from './sketch.ts'

export const flatbread = sketch(({ slant, relief, oval, shape, line }) => [
  relief('#FFF4D8', '#9A6A2C', 2, oval(64, 92, 54, 24, slant('#F2DCAE', '#DDB878'))),
  relief('#FFF4D8', '#9A6A2C', 2, oval(62, 82, 54, 24, slant('#F8E8C4', '#E4C48C'))),
  relief(
    '#FFF8E4',
    '#9A6A2C',
    2.2,
    shape('M10 70C12 46 52 30 82 38C112 46 122 66 112 78C98 92 24 96 10 70Z', slant('#FBEFD2', '#E8CC98')),
  ),
  ...[
    [36, 62, 7, 4],
    [58, 50, 8, 4],
    [82, 58, 7, 4],
    [66, 72, 9, 4.4],
    [94, 70, 6, 3.4],
    [44, 76, 6, 3],
    [26, 72, 4, 2.4],
  ].map(([x = 0, y = 0, a = 0, b = 0], at) => oval(x, y, a, b, at % 2 ? '#C8935A' : '#B87E42', 0.75)),
  relief('#FFF8E4', '#9A6A2C', 1.8, shape('M78 40C98 44 116 58 113 74C104 62 92 52 78 40Z', '#F4E0B4')),
  line('M80 42C94 50 104 60 112 72', '#D8B070', 1.2),
])
