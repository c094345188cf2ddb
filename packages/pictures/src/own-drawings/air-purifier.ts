import { sketch } from './sketch.ts'

export const airPurifier = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7E8798',
    2.6,
    shape('M34 16C34 8 94 8 94 16L98 108C98 118 30 118 30 108Z', across('#DDE2EA', '#FFFFFF', '#C9D0DC')),
  ),
  relief('#FFFFFF', '#7E8798', 1.4, oval(64, 16, 30, 7, down('#8E97A8', '#5B6474'))),
  ...[13, 16, 19].map((y) => line(`M42 ${y}H86`, '#3E4654', 1.6)),
  relief('#9AA2B2', '#16181F', 1.2, box(46, 34, 36, 18, 9, '#2B2E3A')),
  line('M52 43H66', '#7BF0C0', 3),
  oval(75, 43, 3.4, 3.4, '#7BF0C0'),
  ...[62, 70, 78, 86, 94, 102].flatMap((y) => [42, 50, 58, 66, 74, 82].map((x) => oval(x + 2, y, 1.9, 1.9, '#8E97A8'))),
  line('M16 40C8 34 16 28 8 22M112 40C120 34 112 28 120 22', '#7CC4EA', 3.6, 0.85),
  line('M16 66C8 60 16 54 8 48M112 66C120 60 112 54 120 48', '#7CC4EA', 3.6, 0.55),
])
