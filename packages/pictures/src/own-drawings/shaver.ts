import { sketch } from './sketch.ts'

export const shaver = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#7FB4FF',
    '#0E2A5C',
    2.2,
    shape('M42 44H86L90 62C92 92 86 122 64 122S36 92 38 62Z', across('#3E7BD0', '#2A57A4')),
  ),
  relief('#7A7F96', '#0D0E18', 1.6, shape('M50 58H78L76 108C74 116 54 116 52 108Z', '#262836')),
  relief('#FFFFFF', '#6B7080', 1.4, oval(64, 74, 8, 8, slant('#F1F2F7', '#A9ADBE'))),
  line('M64 70V74M61 72A4 4 0 1 0 67 72', '#2A57A4', 1.6),
  box(58, 90, 12, 4, 2, '#7BF0C0'),
  box(58, 98, 12, 4, 2, '#7BF0C0', 0.5),
  relief('#C9CCDA', '#3A3D4E', 1.8, shape('M30 30H98L88 46H40Z', down('#6E7288', '#3E4152'))),
  ...[
    [40, 22],
    [88, 22],
    [64, 15],
  ].flatMap(([x = 0, y = 0]) => [
    relief('#FFFFFF', '#5B6074', 1.6, oval(x, y, 16, 13, slant('#F1F2F7', '#A9ADBE'))),
    oval(x, y, 10.5, 8.5, '#3A3D4E'),
    line(
      `M${x - 7} ${y}H${x + 7}M${x} ${y - 6}V${y + 6}M${x - 5} ${y - 4}L${x + 5} ${y + 4}M${x - 5} ${y + 4}L${x + 5} ${y - 4}`,
      '#C9CCDA',
      1.2,
    ),
    oval(x, y, 3.4, 2.8, '#F2B84B'),
  ]),
])
