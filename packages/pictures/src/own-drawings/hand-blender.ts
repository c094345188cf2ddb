import { sketch } from './sketch.ts'

export const handBlender = sketch(({ down, across, slant, relief, box, shape, line, turned }) => [
  relief(
    '#FFFFFF',
    '#7B7890',
    1.8,
    shape('M20 58H74L69 114C69 118 66 120 62 120H32C28 120 25 118 25 114Z', slant('#E4F3FB', '#A9CFE4')),
  ),
  shape('M23 82H71L68.5 114C68.5 118 66 119 62 119H32C28 119 26 117 26 114Z', down('#FF8FA3', '#E2506E')),
  line('M62 70H70M63 80H69M60 92H68', '#FFFFFF', 2),
  line('M22 59H73', '#FFFFFF', 3, 0.8),
  turned(
    18,
    relief('#F0C3A0', '#5E2A12', 2, box(64, 2, 22, 56, 10, across('#F08A5A', '#C95C2E'))),
    box(70, 10, 10, 18, 5, '#FFE3D0'),
    box(67, 54, 16, 6, 2, '#5B5870'),
    relief('#FFFFFF', '#77748B', 1.6, box(70, 59, 10, 40, 4, across('#F1F0F6', '#A5A2B6'))),
    relief('#FFFFFF', '#77748B', 1.4, shape('M70 96H80L87 110H63Z', across('#E9E7F0', '#9A97B0'))),
  ),
])
