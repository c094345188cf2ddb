import { sketch } from './sketch.ts'

export const wiperBlade = sketch(({ slant, relief, oval, shape, line }) => [
  line('M6 104C36 66 76 34 120 20', '#14161D', 11),
  line('M6 104C36 66 76 34 120 20', '#3A3F4E', 7),
  line('M7 101C36 63 76 31 118 18', '#8E95A8', 2),
  line('M10 109C40 72 80 40 122 27', '#0D0E14', 3.4),
  relief('#8A90A2', '#0D0E14', 2.2, shape('M40 54L64 36L78 54L54 74Z', slant('#565C6E', '#262A35'))),
  line('M66 58L104 116', '#22252F', 10),
  line('M65 58L102 114', '#6A7080', 3),
  relief('#8A90A2', '#0D0E14', 1.6, oval(104, 116, 10, 8, '#3A3F4E')),
  ...[
    [22, 40],
    [38, 24],
    [14, 62],
  ].map(([x = 0, y = 0]) =>
    shape(
      `M${x} ${y - 10}C${x + 6} ${y - 2} ${x + 7} ${y + 6} ${x} ${y + 8}C${x - 7} ${y + 6} ${x - 6} ${y - 2} ${x} ${y - 10}Z`,
      '#6CB8EE',
    ),
  ),
])
