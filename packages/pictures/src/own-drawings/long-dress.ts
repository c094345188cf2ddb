import { sketch } from './sketch.ts'

export const longDress = sketch(({ across, slant, relief, shape, line }) => [
  relief(
    '#FFB9C4',
    '#5E0F24',
    2,
    shape('M46 26C36 30 28 46 26 66C26 70 34 72 36 68L50 42Z', across('#C63A58', '#B02C4A')),
    shape('M82 26C92 30 100 46 102 66C102 70 94 72 92 68L78 42Z', across('#B8304E', '#C63A58')),
  ),
  relief(
    '#FFC6CF',
    '#5E0F24',
    2.4,
    shape(
      'M46 14C52 26 76 26 82 14L88 26L78 50C86 80 98 104 102 116C84 124 44 124 26 116C30 104 42 80 50 50L40 26Z',
      slant('#E2566E', '#B02C4A'),
    ),
  ),
  shape('M46 14C52 28 76 28 82 14C78 20 70 24 64 24S50 20 46 14Z', '#7E1A34'),
  relief('#FFE3B0', '#8C5A08', 1, shape('M49 48H79L80 55H48Z', '#F2B84B')),
  line('M54 58C48 80 42 100 38 117M64 58V120M74 58C80 80 86 100 90 117', '#8E1F3A', 1.8, 0.55),
])
