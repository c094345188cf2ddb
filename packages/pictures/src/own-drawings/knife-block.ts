import { sketch } from './sketch.ts'

export const knifeBlock = sketch(({ across, slant, relief, box, oval, shape, line, turned }) => [
  ...[
    [34, 8],
    [50, 2],
    [66, 6],
    [82, 12],
  ].map(([x = 0, y = 0]) =>
    turned(
      14,
      relief('#8A90A8', '#0D0E18', 1.4, box(x + 6, y, 11, 36, 4, across('#4C5064', '#262836'))),
      oval(x + 11.5, y + 10, 1.8, 1.8, '#C9CCDA'),
      oval(x + 11.5, y + 24, 1.8, 1.8, '#C9CCDA'),
      box(x + 7, y + 34, 9, 10, 1, '#DADDE8'),
    ),
  ),
  relief('#E5B988', '#4F2A10', 2.4, shape('M34 36L104 52L92 118H18Z', slant('#C9935A', '#8F5A2E'))),
  shape('M36 36L104 52L102 60L34 44Z', '#E2BC8E'),
  line('M30 60C50 66 74 66 98 74M27 80C50 86 70 84 95 92M23 100C44 104 70 102 93 108', '#6B3F1C', 1.6, 0.5),
])
