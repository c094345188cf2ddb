import { sketch } from './sketch.ts'

export const mattress = sketch(({ down, slant, relief, shape, line, oval }) => [
  relief(
    '#FFFFFF',
    '#7F88B5',
    2.2,
    shape(
      'M3 56V84C3 89 5 91 10 92L82 108C87 109 90 108 93 105L121 78C124 75 125 73 125 69V42Z',
      down('#C3CBEA', '#8E9ACB'),
    ),
  ),
  line('M4 68L86 86.500L124 50M4 78L86 96.500L124 60', '#FFFFFF', 2, 0.75),
  line('M30 84V88M54 89.500V93.500M106 80V84', '#6F7DB8', 3),
  relief(
    '#FFFFFF',
    '#A9AFCB',
    2.2,
    shape(
      'M42 22C44 20 46 20 49 20.500L117 33C124 34 127 39 122 44L94 72C91 75 88 76 83 75L9 60C2 58.5 1 54 5 50Z',
      slant('#FFFFFF', '#DADFF1'),
    ),
  ),
  line('M30 34L106 50M18 46L96 64M60 24L28 62M84 29L54 68M104 33L78 72', '#B4BCDB', 1.6, 0.8),
  ...[
    [52, 39],
    [38, 50.5],
    [76, 43.5],
    [64, 56],
    [99, 48.5],
    [89, 62],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 1.6, '#94A0CB')),
])
