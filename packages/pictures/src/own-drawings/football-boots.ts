import { sketch } from './sketch.ts'

export const footballBoots = sketch(({ down, slant, relief, shape, line, box }) => [
  relief(
    '#FFFFFF',
    '#14161C',
    2.6,
    shape(
      'M10 44C14 38 24 36 32 40C36 56 46 62 58 62C76 62 98 70 114 80C122 86 122 98 116 100H14C8 98 6 92 7 84Z',
      slant('#4AC85A', '#1E8A34'),
    ),
  ),
  relief('#FFFFFF', '#14161C', 1.6, shape('M9 46C14 38 24 36 32 40L30 52C22 46 16 46 10 52Z', '#2A303C')),
  shape('M40 64C50 70 52 84 48 98H62C66 86 64 72 58 62C52 62 46 60 40 56Z', '#FFFFFF'),
  line('M62 66L70 78M70 67L78 79M79 70L86 81M87 74L93 84', '#FFFFFF', 3),
  relief(
    '#FFFFFF',
    '#14161C',
    1.8,
    shape('M8 94H118C120 100 116 106 110 106H16C10 106 7 102 8 94Z', down('#3A4250', '#1E222A')),
  ),
  ...[16, 34, 74, 92, 106].map((x) => relief('#FFFFFF', '#3A4250', 1, box(x, 105, 9, 14, 3, '#F2C43C'))),
])
