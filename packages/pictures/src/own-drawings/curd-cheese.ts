import { sketch } from './sketch.ts'

export const curdCheese = sketch(({ across, slant, relief, oval, shape, line, glow }) => [
  relief(
    '#FFFFFF',
    '#4A7088',
    2.4,
    shape('M10 66H118C118 98 96 116 64 116S10 98 10 66Z', across('#6CA0BC', '#AED2E4', '#5A8CA8')),
  ),
  shape('M22 88C30 106 98 106 106 88C98 98 30 98 22 88Z', '#FFFFFF', 0.6),
  relief('#FFFFFF', '#4A7088', 1.6, oval(64, 66, 54, 15, '#4E7C94')),
  ...[
    [30, 62, 11],
    [46, 52, 12],
    [64, 44, 13],
    [82, 52, 12],
    [98, 62, 11],
    [40, 68, 11],
    [56, 62, 12],
    [72, 62, 12],
    [88, 69, 10],
    [64, 72, 12],
  ].map(([x = 0, y = 0, r = 0]) =>
    relief('#FFFFFF', '#B8B29C', 1.2, oval(x, y, r, r * 0.78, glow('#FFFFFF', '#EFEAD8'))),
  ),
  relief('#C8E8A8', '#2E6A1C', 1, shape('M62 38C66 28 76 26 82 28C80 36 72 40 62 38Z', slant('#8CC850', '#4A9030'))),
  line('M64 38L78 30', '#2E6A1C', 1),
])
