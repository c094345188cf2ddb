import { sketch } from './sketch.ts'

export const dentalFloss = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#2E8A8C',
    2.6,
    shape(
      'M24 44C24 32 34 24 46 24H78C90 24 98 32 98 44V100C98 110 92 116 82 116H40C30 116 24 110 24 100Z',
      across('#A8E4E0', '#DFF8F6', '#8CD4D0'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#2E8A8C',
    2,
    shape('M24 46C24 32 34 22 46 22H78C90 22 98 32 98 46V50H24Z', down('#5CC4C0', '#3CA8A6')),
  ),
  relief('#FFFFFF', '#2E8A8C', 1.4, box(34, 6, 54, 22, 6, across('#5CC4C0', '#8CE0DC', '#44B0AC'))),
  relief('#FFFFFF', '#8ABABA', 1.4, oval(61, 80, 27, 24, '#FFFFFF')),
  relief(
    '#FFFFFF',
    '#8FA2BC',
    1.6,
    shape(
      'M50 68C55 65 58 68 61 68C64 68 67 65 72 68C78 74 72 80 71 86C70 92 66 96 65 90C64 86 63 84 61 84C59 84 58 86 57 90C56 96 52 92 51 86C50 80 44 74 50 68Z',
      '#EAF4FF',
    ),
  ),
  line(
    'M86 44C100 40 116 52 108 66C102 76 92 70 98 62C104 56 118 66 116 82C114 96 104 92 108 100C110 106 116 108 120 106',
    '#FFFFFF',
    4,
  ),
  line(
    'M86 44C100 40 116 52 108 66C102 76 92 70 98 62C104 56 118 66 116 82C114 96 104 92 108 100C110 106 116 108 120 106',
    '#7FB8B8',
    1.6,
  ),
])
