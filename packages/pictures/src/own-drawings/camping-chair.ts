import { sketch } from './sketch.ts'

export const campingChair = sketch(({ down, slant, relief, box, shape, line }) => [
  line('M28 12L34 76M100 12L94 76', '#4B485E', 5),
  relief(
    '#9FE3DA',
    '#0B5A56',
    2.4,
    shape('M28 16C50 22 78 22 100 16L96 70C80 76 48 76 32 70Z', slant('#38B5A9', '#1A8078')),
  ),
  line('M31 52C50 58 78 58 97 52', '#0F6962', 2, 0.6),
  line('M26 80L100 118M102 80L28 118M20 58L26 118M108 58L102 118', '#5B586F', 5),
  line('M27 80L100 117M101 80L29 117', '#8F8CA5', 1.4),
  relief(
    '#9FE3DA',
    '#0B5A56',
    2.2,
    shape('M20 72C44 80 84 80 108 72L104 90C84 98 44 98 24 90Z', down('#44C2B5', '#1F8C83')),
  ),
  relief(
    '#77748C',
    '#17151F',
    1.8,
    box(10, 52, 26, 10, 5, down('#55526A', '#343147')),
    box(92, 52, 26, 10, 5, down('#55526A', '#343147')),
  ),
  relief('#77748C', '#17151F', 1, box(20, 114, 13, 7, 3, '#2B2939'), box(95, 114, 13, 7, 3, '#2B2939')),
])
