import { sketch } from './sketch.ts'

/** A baking tray with pastries on it. */
export const ovenTray = sketch(({ slant, glow, relief, oval, shape, line }) => [
  relief(
    '#9AA2B0',
    '#0E1016',
    2.8,
    shape('M20 40H108L126 104C127 109 124 112 119 112H9C4 112 1 109 2 104Z', slant('#6A7080', '#32363F')),
  ),
  shape('M26 47H102L116 102H12Z', '#23262D'),
  line('M26 47H102', '#8A92A0', 2),
  ...[
    [40, 58],
    [64, 58],
    [88, 58],
    [36, 76],
    [64, 76],
    [92, 76],
    [31, 95],
    [64, 95],
    [97, 95],
  ].flatMap(([x = 0, y = 0]) => [
    relief('#FFEFC8', '#7A4410', 1.6, oval(x, y, 11, 7.4, glow('#F6C878', '#C07A24'))),
    oval(x - 3, y - 2, 1.2, 0.8, '#FFF6E0'),
    oval(x + 3, y, 1.2, 0.8, '#23262D'),
    oval(x, y + 2, 1.2, 0.8, '#FFF6E0'),
  ]),
])
