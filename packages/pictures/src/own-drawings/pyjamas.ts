import { sketch } from './sketch.ts'

const stars = [
  [44, 44],
  [80, 40],
  [52, 62],
  [82, 60],
  [46, 98],
  [56, 110],
  [76, 98],
  [84, 112],
] as const

export const pyjamas = sketch(({ across, slant, relief, shape, line, oval }) => [
  relief(
    '#CFE0FF',
    '#2E4A86',
    2.2,
    shape('M44 12L26 20C18 26 14 42 11 62C10 66 13 68 17 69L27 70L38 44Z', across('#8FB0EC', '#7396DA')),
    shape('M84 12L102 20C110 26 114 42 117 62C118 66 115 68 111 69L101 70L90 44Z', across('#7396DA', '#97B6EF')),
  ),
  relief(
    '#DCE8FF',
    '#2E4A86',
    2.2,
    shape(
      'M36 76H92L96 120C96 123 93 124 90 124H74L66 92H62L54 124H38C35 124 32 123 32 120Z',
      slant('#A2BEF2', '#7A9BDD'),
    ),
  ),
  relief(
    '#DCE8FF',
    '#2E4A86',
    2.4,
    shape(
      'M46 10C54 18 74 18 82 10L97 18L95 74C95 78 93 80 89 80H39C35 80 33 78 33 74L31 18Z',
      slant('#AEC8F6', '#7F9FE0'),
    ),
  ),
  shape('M46 10L64 32L82 10C76 15 52 15 46 10Z', '#3F5EA6'),
  line('M64 32V79', '#5C7CC6', 2),
  ...[42, 54, 66].map((y) => oval(64, y, 2.6, 2.6, '#FFFFFF')),
  ...stars.map(([x, y]) => oval(x, y, 3.2, 3.2, '#FFE9A8')),
  line('M36 82H92', '#5C7CC6', 2.4),
])
