import { sketch } from './sketch.ts'

export const hairDryer = sketch(({ across, slant, glow, relief, box, oval, shape, line }) => [
  line('M86 108C90 124 110 122 118 108', '#55526A', 4.5),
  relief(
    '#C9A4FF',
    '#4A2390',
    2.2,
    shape('M66 66L96 62L94 108C94 112 91 114 87 114H79C75 114 72 112 71 108Z', across('#8A55E0', '#6A38BE')),
  ),
  box(78, 74, 9, 16, 4.5, '#3D2170'),
  box(80, 76, 5, 6, 2.5, '#D9C5FF'),
  relief(
    '#D0AEFF',
    '#4A2390',
    2.6,
    shape('M34 26C52 14 74 10 92 16C110 22 118 38 112 54C107 68 92 74 76 72L34 62Z', slant('#A873F5', '#7440CC')),
  ),
  relief(
    '#6D6A82',
    '#1D1B29',
    1.6,
    shape('M38 24L12 18C9 17 8 20 8 22V66C8 69 10 71 13 70L38 63Z', across('#3F3C51', '#5B586F')),
  ),
  oval(11, 44, 3.5, 23, '#262434'),
  relief('#4A2390', '#CBA9FF', 1.4, oval(90, 43, 14, 16, glow('#5E31AB', '#4A2390'))),
  line('M81 38H99M80 43H100M81 48H99', '#B48AF5', 2),
  line('M44 28C56 21 66 19 74 19', '#FFFFFF', 3, 0.5),
])
