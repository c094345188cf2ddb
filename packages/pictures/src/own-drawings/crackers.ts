import { sketch } from './sketch.ts'

const holes = [
  [-12, -8],
  [0, -8],
  [12, -8],
  [-12, 4],
  [0, 4],
  [12, 4],
] as const

export const crackers = sketch(({ slant, relief, box, oval }) =>
  [
    [40, 40, -14],
    [86, 36, 10],
    [36, 90, 8],
    [88, 88, -12],
    [63, 64, 2],
  ].map(
    ([x = 0, y = 0, degrees = 0]) =>
      `<g transform="rotate(${degrees} ${x} ${y})">${relief('#FFF2CC', '#9A6418', 2, box(x - 25, y - 21, 50, 42, 7, slant('#F6D490', '#DFA850')))}${holes
        .map(([dx, dy]) => oval(x + dx, y + dy + 2, 1.7, 1.7, '#9A6418'))
        .join(
          '',
        )}${oval(x - 18, y - 14, 1.4, 1, '#FFFFFF')}${oval(x + 6, y + 13, 1.4, 1, '#FFFFFF')}${oval(x + 18, y - 15, 1.2, 0.9, '#FFFFFF')}</g>`,
  ),
)
