import { sketch } from './sketch.ts'

export const catToy = sketch(({ down, slant, glow, relief, shape, line, oval }) => [
  relief('#C9F2EA', '#1E6A60', 2.6, oval(52, 82, 34, 34, glow('#7FDCCB', '#3FAF9E', '#2A8276'))),
  line('M20 72C36 66 68 66 84 74', '#F7D25C', 5),
  line('M22 96C38 90 66 90 82 96', '#F48AA0', 5),
  ...[
    [40, 84],
    [54, 80],
    [66, 86],
  ].map(([x = 0, y = 0]) => oval(x, y, 3.4, 3.4, '#1E6A60', 0.75)),
  line('M74 56C82 48 88 44 96 40', '#8A6236', 4),
  relief(
    '#FFE0C4',
    '#9A4A12',
    1.6,
    shape('M92 44C90 28 98 12 112 8C118 22 112 38 96 46Z', slant('#F9A55C', '#D9702A')),
  ),
  relief(
    '#D9E6FF',
    '#28468A',
    1.6,
    shape('M94 44C104 32 116 28 124 32C122 44 110 52 96 48Z', slant('#86A8F0', '#4C72CC')),
  ),
  relief('#FFD6E0', '#8E2C4C', 1.6, shape('M92 44C82 34 80 20 86 10C96 16 100 30 96 46Z', slant('#F28AA6', '#CC5478'))),
  relief('#FFF2B8', '#8A6200', 1.4, oval(22, 112, 9, 9, down('#F9D558', '#DCA41A'))),
  line('M15 113H29M22 113V119', '#6E4E08', 2),
])
