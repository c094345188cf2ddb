import { sketch } from './sketch.ts'

export const laundryBasket = sketch(({ down, across, slant, relief, box, shape }) => [
  relief(
    '#FFFFFF',
    '#7E92B8',
    1.6,
    shape('M34 34C30 20 44 8 58 14C66 4 88 8 90 20C100 22 100 34 94 38Z', slant('#8FB8E8', '#6492D0')),
  ),
  relief('#FFE0D6', '#8A2E22', 1.4, shape('M44 36C42 24 54 18 66 26C72 30 74 34 74 38Z', '#F0877A')),
  relief(
    '#FFFFFF',
    '#5E4630',
    2.4,
    shape('M20 38H108L98 114C98 118 95 120 91 120H37C33 120 30 118 30 114Z', across('#E8CFA8', '#CBA878', '#B8935F')),
  ),
  ...[54, 68, 82, 96].flatMap((y) => [0, 1, 2, 3, 4].map((at) => box(34 + at * 12.6, y, 8.6, 8, 2.5, '#7A5A34'))),
  relief('#FFF0D6', '#5E4630', 2, box(14, 34, 100, 12, 6, down('#F0DAB6', '#C6A06E'))),
  relief('#FFF0D6', '#5E4630', 1.6, box(50, 37, 28, 6, 3, '#6E4E2A')),
])
