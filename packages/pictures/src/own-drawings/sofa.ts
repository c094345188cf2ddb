import { sketch } from './sketch.ts'

export const sofa = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#C98F5C', '#43220D', 1, box(16, 106, 9, 12, 3, '#8F5A2E'), box(103, 106, 9, 12, 3, '#8F5A2E')),
  relief('#9CC9C4', '#143F40', 2.4, box(14, 30, 100, 60, 14, slant('#4F9C98', '#2E7474'))),
  line('M64 34V66', '#1E5656', 2, 0.7),
  relief(
    '#BFE0DC',
    '#143F40',
    2.2,
    box(20, 62, 45, 26, 8, down('#6CB4B0', '#459490')),
    box(63, 62, 45, 26, 8, down('#6CB4B0', '#459490')),
  ),
  relief('#9CC9C4', '#143F40', 2, box(10, 84, 108, 24, 6, down('#459490', '#2E7474'))),
  relief(
    '#9CC9C4',
    '#143F40',
    2.4,
    box(2, 52, 24, 56, 11, slant('#5AA8A4', '#2E7474')),
    box(102, 52, 24, 56, 11, slant('#5AA8A4', '#2E7474')),
  ),
  relief('#FFF0C9', '#A8741C', 1.6, shape('M32 46L54 42C56 50 58 58 58 66L34 70C36 62 34 54 32 46Z', '#F7C95C')),
])
