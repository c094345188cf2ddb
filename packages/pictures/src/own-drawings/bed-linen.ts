import { sketch } from './sketch.ts'

export const bedLinen = sketch(({ across, slant, down, relief, box, line, shape }) => [
  relief('#FFFFFF', '#5D7A8C', 2.2, box(12, 84, 104, 26, 12, across('#9CC7D8', '#C4E2EC', '#8FBCCF'))),
  relief('#FFFFFF', '#5D7A8C', 2.2, box(14, 60, 100, 28, 12, across('#B4D8E6', '#DDF0F6', '#A4CBDC'))),
  relief(
    '#FFFFFF',
    '#5D7A8C',
    2.4,
    shape(
      'M22 58C14 52 16 40 22 34C30 26 98 26 106 34C112 40 114 52 106 58C98 64 30 64 22 58Z',
      slant('#E8F5FA', '#A9D0E0'),
    ),
  ),
  line('M30 40C48 34 80 34 98 40', '#FFFFFF', 3, 0.8),
  line('M20 74H108M20 98H108', '#7FAEC2', 2, 0.7),
  relief('#FFE6EC', '#8E3A54', 1.4, box(56, 28, 15, 83, 2, down('#E58AA4', '#C9607E'))),
  relief(
    '#FFE6EC',
    '#8E3A54',
    1.4,
    shape(
      'M63 30C50 14 38 20 44 28C48 33 58 32 63 30C68 32 80 33 84 28C90 20 76 14 63 30Z',
      down('#EE9DB4', '#CE6785'),
    ),
  ),
])
