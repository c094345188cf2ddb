import { sketch } from './sketch.ts'

export const bib = sketch(({ slant, down, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4A8C84',
    2.6,
    shape(
      'M40 8C30 8 24 16 26 28C28 38 20 42 18 56L16 92C16 110 34 120 64 120S112 110 112 92L110 56C108 42 100 38 102 28C104 16 98 8 88 8C80 10 84 22 88 30C92 42 80 52 64 52S36 42 40 30C44 22 48 10 40 8Z',
      slant('#C4F0E6', '#84CCBE'),
    ),
  ),
  line('M22 90C22 106 40 115 64 115S106 106 106 90', '#FFFFFF', 2, 0.9),
  relief(
    '#FFFFFF',
    '#4A8C84',
    1.6,
    shape('M26 88C34 100 94 100 102 88L104 100C98 112 84 118 64 118S30 112 24 100Z', down('#A0DED0', '#6CBCAC')),
  ),
  relief(
    '#FFFFFF',
    '#8A5A28',
    1.4,
    oval(54, 62, 5, 5, '#D8A464'),
    oval(76, 62, 5, 5, '#D8A464'),
    oval(65, 74, 15, 13, '#E8B878'),
  ),
  oval(60, 72, 1.8, 2.2, '#3A2410'),
  oval(70, 72, 1.8, 2.2, '#3A2410'),
  oval(65, 79, 5, 3.8, '#FBE6C8'),
  oval(65, 77.6, 2, 1.4, '#3A2410'),
  oval(34, 14, 2.4, 2.4, '#FFFFFF'),
  oval(94, 14, 2.4, 2.4, '#FFFFFF'),
])
