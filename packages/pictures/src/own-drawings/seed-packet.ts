import { sketch } from './sketch.ts'

export const seedPacket = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A5A2C', 2.6, box(24, 8, 72, 106, 3, slant('#FFF6DC', '#F2D9A4'))),
  shape('M24 11C24 9 26 8 28 8H92C94 8 96 9 96 11V22H24Z', '#3F8A4A'),
  line('M26 22H94', '#2A6434', 1.6),
  box(36, 12, 48, 5, 2.5, '#FFFFFF', 0.85),
  line('M60 96V62M60 86C52 86 46 82 44 76M60 82C68 82 74 78 76 72', '#3F8A4A', 3),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
    oval(60 + 15 * Math.cos((turn * Math.PI) / 180), 48 + 15 * Math.sin((turn * Math.PI) / 180), 8, 8, '#E5567E'),
  ),
  oval(60, 48, 10, 10, '#F7C63C'),
  oval(57, 45, 3, 3, '#FFE690'),
  box(34, 100, 52, 7, 3, '#D9A860', 0.8),
  ...[
    [100, 106],
    [108, 114],
    [96, 116],
    [116, 106],
    [106, 98],
    [114, 121],
  ].map(([x = 0, y = 0]) => relief('#C79A62', '#2E1A08', 0.8, oval(x, y, 4.4, 3, '#6B4420'))),
])
