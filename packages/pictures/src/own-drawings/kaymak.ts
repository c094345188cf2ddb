import { sketch } from './sketch.ts'

/** Rolls of clotted cream on a copper plate with a spoon of honey running over them. */
export const kaymak = sketch(({ down, slant, relief, oval, shape, line, glow }) => [
  relief('#FFD8B0', '#6A2E0E', 2.4, oval(64, 88, 58, 30, slant('#D8844A', '#9A4E22'))),
  relief('#FFE8CC', '#7A3A14', 1.2, oval(64, 84, 48, 23, down('#F0B080', '#C87844'))),
  ...[
    [22, 74, 0],
    [44, 62, 1],
    [30, 52, 2],
  ].map(
    ([x = 0, y = 0, at = 0]) =>
      relief(
        '#FFFFFF',
        '#C8B896',
        1.8,
        shape(
          `M${x} ${y}C${x - 4} ${y - 14} ${x + 8} ${y - 20} ${x + 18} ${y - 18}L${x + 58 - at * 2} ${y - 12}C${x + 66} ${y - 8} ${x + 66} ${y + 8} ${x + 56} ${y + 12}L${x + 12} ${y + 14}C${x + 4} ${y + 14} ${x} ${y + 8} ${x} ${y}Z`,
          down('#FFFEFA', '#F0E6D0'),
        ),
      ) +
      relief('#FFFFFF', '#C8B896', 1, oval(x + 9, y - 1, 9, 12, '#F8F0E0')) +
      line(
        `M${x + 9} ${y - 9}C${x + 2} ${y - 6} ${x + 3} ${y + 6} ${x + 10} ${y + 6}C${x + 15} ${y + 4} ${x + 14} ${y - 3} ${x + 9} ${y - 3}`,
        '#D8C8A4',
        1.6,
      ),
  ),
  relief(
    '#FFF2B8',
    '#9A5A04',
    1.2,
    shape(
      'M62 30C72 26 84 30 86 38C92 40 92 54 88 56C84 58 84 50 80 50C78 62 72 62 70 52C64 52 62 60 58 56C54 50 56 34 62 30Z',
      glow('#FFD664', '#E89A14'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#5A6272',
    1.6,
    shape('M124 4L92 24C80 26 72 32 74 38C80 44 92 40 97 31L127 10Z', slant('#F0F3F8', '#A8B0BE')),
  ),
  oval(84, 33, 7, 4, '#F4B43A'),
])
