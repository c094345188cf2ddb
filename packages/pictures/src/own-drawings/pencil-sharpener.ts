import { sketch } from './sketch.ts'

/** A sharpener with its container, a pencil in it, and shavings. */
export const pencilSharpener = sketch(({ across, down, slant, relief, box, oval, shape, line }) => [
  `<g transform="rotate(-24 40 40)">${[
    relief('#FFF6C8', '#7A5404', 1.6, box(-26, 34, 62, 14, 2, down('#F7D04A', '#DCA41E'))),
    line('M-24 38H34M-24 43H34', '#A87408', 1.2, 0.7),
    relief('#FFE0D8', '#8A3A2A', 1, box(-32, 34, 8, 14, 3, '#F08A7A')),
    box(-25, 34, 5, 14, 0, '#C8D0DC'),
  ].join('')}</g>`,
  relief('#D0F0D8', '#0E4A24', 2.6, box(30, 46, 84, 60, 12, across('#2E9A54', '#6AD08A', '#248446'))),
  relief('#FFFFFF', '#2A3A4A', 1.4, box(36, 52, 34, 40, 4, slant('#DCE4EE', '#98A4B4'))),
  relief('#FFFFFF', '#2A3A4A', 1, shape('M40 56H66L60 88H46Z', slant('#FFFFFF', '#B8C4D2'))),
  oval(53, 66, 2.4, 2.4, '#5A6474'),
  oval(53, 80, 2.4, 2.4, '#5A6474'),
  box(76, 54, 32, 44, 6, '#C8F0D4', 0.6),
  ...[
    [84, 90],
    [94, 86],
    [101, 92],
    [90, 80],
  ].map(([x = 0, y = 0]) => line(`M${x - 5} ${y}C${x - 2} ${y - 5} ${x + 3} ${y - 4} ${x + 5} ${y + 1}`, '#E0B478', 3)),
  ...[
    [18, 112],
    [42, 116],
    [68, 113],
  ].map(
    ([x = 0, y = 0]) =>
      relief(
        '#FFF2D8',
        '#8A5E24',
        1,
        shape(
          `M${x - 10} ${y + 6}C${x - 10} ${y - 8} ${x + 10} ${y - 8} ${x + 10} ${y + 6}L${x + 5} ${y + 2}L${x} ${y + 6}L${x - 5} ${y + 2}Z`,
          '#E8C48A',
        ),
      ) + line(`M${x - 9} ${y + 5}C${x - 9} ${y - 8} ${x + 9} ${y - 8} ${x + 9} ${y + 5}`, '#F2B81E', 1.8),
  ),
])
