import { sketch } from './sketch.ts'

export const hairStraightener = sketch(({ slant, relief, oval, shape, line }) => [
  line('M104 104C114 112 116 118 122 122', '#33363F', 5),
  relief(
    '#8A90A0',
    '#101218',
    2.2,
    `<g transform="rotate(-6 100 100)">${shape('M14 48C12 42 18 36 24 38L100 84C108 90 110 98 106 104C102 108 98 108 94 104Z', slant('#4A4E5A', '#2A2D36'))}</g>`,
  ),
  relief(
    '#8A90A0',
    '#101218',
    2.2,
    shape('M30 20C32 14 40 12 44 18L106 86C112 94 112 104 106 108C100 110 94 108 90 102Z', slant('#565B68', '#30343E')),
  ),
  relief('#FFE2D0', '#8A5238', 1.6, shape('M33 24L40 20L72 56L64 62Z', slant('#F2C0A4', '#D8926C'))),
  relief(
    '#FFE2D0',
    '#8A5238',
    1.6,
    `<g transform="rotate(-6 100 100)">${shape('M20 48L26 42L64 66L60 74Z', slant('#F2C0A4', '#D8926C'))}</g>`,
  ),
  oval(88, 84, 4, 4, '#8A90A0'),
  oval(88, 84, 2, 2, '#FF6B5B'),
  line('M82 74L100 94', '#8A90A0', 2, 0.7),
  relief('#8A90A0', '#101218', 1.6, oval(102, 102, 8, 8, '#3A3E48')),
])
