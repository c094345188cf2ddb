import { sketch } from './sketch.ts'

export const vinegarBottle = sketch(({ across, glow, relief, box, shape, line }) => [
  relief('#F0E0B8', '#6A4A1C', 1.4, box(54, 4, 20, 14, 3, across('#B98A4A', '#D9B070', '#A0763A'))),
  relief(
    '#FFE3A8',
    '#7A3E08',
    2.4,
    shape(
      'M55 18H73V38C73 46 92 50 92 64V112C92 118 88 122 82 122H46C40 122 36 118 36 112V64C36 50 55 46 55 38Z',
      across('#C67A22', '#E8A44A', '#B0661A'),
    ),
  ),
  relief('#FFFFFF', '#B9A97E', 1, box(36, 70, 56, 38, 1, '#FBF6E4')),
  relief(
    '#FFE3A8',
    '#7A3E08',
    1,
    shape('M64 74C70 83 75 87 75 93A11 11 0 0 1 53 93C53 87 58 83 64 74Z', glow('#F2B85C', '#C67A22')),
  ),
  line('M44 58V64M44 112V116', '#FFFFFF', 3.2, 0.7),
])
