import { sketch } from './sketch.ts'

/** An open lunch box with a sandwich, grapes and a carrot. */
export const lunchBox = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  relief(
    '#D0F0FF',
    '#0E4A6A',
    2.4,
    shape('M12 46L20 10C21 6 24 4 28 4H100C104 4 107 6 108 10L116 46Z', down('#7ACAF0', '#3A9AD0')),
  ),
  line('M26 12H102', '#FFFFFF', 3, 0.5),
  relief(
    '#D0F0FF',
    '#0E4A6A',
    2.8,
    shape(
      'M4 46H124L116 112C115 118 112 121 106 121H22C16 121 13 118 12 112Z',
      across('#3A9AD0', '#7ACAF0', '#2E8AC0'),
    ),
  ),
  shape('M14 50H114L110 88H18Z', '#F4FAFE'),
  line('M66 50V88', '#A8D4EA', 3),
  relief('#FFF0D0', '#8A5A1A', 1.6, shape('M20 84L58 84L58 56Z', down('#F2D49C', '#D8A85A'))),
  line('M24 84L58 60', '#5AB044', 4),
  line('M28 86L58 66', '#E8564A', 3),
  ...[
    [76, 62],
    [86, 60],
    [80, 70],
    [90, 69],
    [85, 78],
  ].map(([x = 0, y = 0]) => relief('#D8C0F8', '#3A1460', 1, oval(x, y, 5.6, 5.6, glow('#A070D8', '#5A2A9A')))),
  relief('#FFD8A8', '#8A3A04', 1.2, shape('M98 58C106 58 108 64 106 70L100 88L95 70C93 63 94 58 98 58Z', '#F0862E')),
  line('M100 58L98 52M102 58L105 53', '#4A9A3A', 2.6),
  relief('#FFFFFF', '#0E4A6A', 1.4, box(50, 98, 28, 12, 4, '#F7C83A')),
])
