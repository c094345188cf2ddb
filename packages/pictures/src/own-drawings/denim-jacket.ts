import { sketch } from './sketch.ts'

export const denimJacket = sketch(({ across, slant, relief, box, shape, line, oval }) => [
  relief(
    '#B4D0EE',
    '#16365C',
    2.2,
    shape('M40 22L22 32C14 39 10 56 6 90C5 95 8 97 12 98L23 99L36 62Z', across('#5285BC', '#4172A8')),
    shape('M88 22L106 32C114 39 118 56 122 90C123 95 120 97 116 98L105 99L92 62Z', across('#4172A8', '#5A8DC4')),
  ),
  relief(
    '#BCD6F2',
    '#16365C',
    2.4,
    shape('M42 20H86L101 30L97 106C97 110 95 112 91 112H37C33 112 31 110 31 106L27 30Z', slant('#6697CE', '#4274AB')),
  ),
  relief(
    '#C8DEF6',
    '#16365C',
    1.6,
    shape('M42 20L64 40L54 52L34 28Z', slant('#79A8DC', '#4C7EB6')),
    shape('M86 20L64 40L74 52L94 28Z', slant('#6C9CD2', '#4274AB')),
  ),
  line('M64 40V111', '#2C5688', 3),
  line('M30 54H98', '#E8B45A', 1.8),
  line('M40 56L46 108M88 56L82 108', '#E8B45A', 1.4, 0.9),
  ...[38, 72].map((x) => relief('#BCD6F2', '#16365C', 1.2, box(x, 58, 18, 20, 3, '#5789C0'))),
  ...[47, 81].map((x) => oval(x, 64, 2, 2, '#F3D9A0')),
  ...[48, 66, 84, 102].map((y) => oval(68, y, 2.6, 2.6, '#F3D9A0')),
  box(31, 103, 66, 9, 3, '#38689E', 0.8),
])
