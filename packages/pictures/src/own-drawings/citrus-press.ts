import { sketch } from './sketch.ts'

export const citrusPress = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape('M34 78H94L100 114C101 118 98 120 94 120H34C30 120 27 118 28 114Z', across('#C9D0DC', '#FFFFFF', '#B4BBC8')),
  ),
  relief('#8A8FA0', '#16181F', 1.4, box(28, 112, 72, 9, 4, '#3A3F4A')),
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape('M18 56H110C108 72 98 82 88 82H40C30 82 20 72 18 56Z', across('#3A3F4E', '#6B7184', '#2B2E3A')),
  ),
  relief('#8A8FA0', '#16181F', 1.6, shape('M16 62L2 70L6 76L24 72Z', '#3A3F4E')),
  line('M4 80V92', '#FF9A2E', 4),
  relief('#FFFFFF', '#4C5260', 1.6, oval(64, 56, 47, 9, down('#DDE2EA', '#A9B0BE'))),
  relief(
    '#FFE9C4',
    '#A85A0C',
    2.2,
    shape('M34 50C32 26 46 6 64 6S96 26 94 50C84 58 44 58 34 50Z', slant('#FFB84D', '#F08A1C')),
  ),
  relief('#FFF6E0', '#C86A0C', 1.4, oval(64, 51, 30, 7, '#FFD98A')),
  ...[34, 50, 66, 82].map((x) => line(`M64 51L${x + 6} ${x === 50 || x === 66 ? 56 : 53}`, '#F6A93C', 2)),
  ...[
    [48, 24],
    [60, 16],
    [74, 22],
    [56, 34],
    [80, 36],
    [68, 32],
  ].map(([x = 0, y = 0]) => oval(x, y, 1.6, 1.6, '#D8760C')),
  oval(64, 99, 5, 5, '#7E8798'),
])
