import { sketch } from './sketch.ts'

export const swaddle = sketch(({ slant, across, glow, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8A8AB8',
    2.4,
    shape(
      'M64 6C92 6 104 26 104 48C104 74 96 120 64 122C32 120 24 74 24 48C24 26 36 6 64 6Z',
      slant('#E4E2F8', '#B8B6E0'),
    ),
  ),
  relief('#F8E8D8', '#8A8AB8', 1.6, oval(64, 36, 22, 22, '#A09ED0')),
  relief('#FFF4E4', '#B8805A', 1.6, oval(64, 38, 18, 18, glow('#FBDCC0', '#EEBE98'))),
  line('M54 38C56 41 59 41 61 38M67 38C69 41 72 41 74 38', '#7A4A2E', 1.8),
  line('M60 47C62 49 66 49 68 47', '#C8684E', 1.8),
  oval(53, 44, 3, 2, '#F4A890', 0.8),
  oval(75, 44, 3, 2, '#F4A890', 0.8),
  shape('M58 22C62 18 68 20 66 26C64 22 60 24 58 22Z', '#8A5A34'),
  relief(
    '#FFFFFF',
    '#8A8AB8',
    2,
    shape(
      'M26 56C40 66 76 70 102 56C104 66 102 76 100 84C80 96 60 100 40 112C28 98 24 74 26 56Z',
      across('#D4D2F2', '#ECEBFB', '#C4C2E8'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#8A8AB8',
    1.6,
    shape('M102 56C92 80 70 96 34 102C30 96 28 90 27 82C56 82 84 72 102 56Z', '#DAD8F4'),
  ),
  ...[
    [46, 80],
    [66, 88],
    [84, 72],
    [52, 106],
    [76, 104],
  ].map(([x = 0, y = 0]) =>
    shape(
      `M${x} ${y - 4}L${x + 1.4} ${y - 1.2}L${x + 4} ${y}L${x + 1.4} ${y + 1.2}L${x} ${y + 4}L${x - 1.4} ${y + 1.2}L${x - 4} ${y}L${x - 1.4} ${y - 1.2}Z`,
      '#FFFFFF',
    ),
  ),
])
