import { sketch } from './sketch.ts'

export const tableLamp = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  oval(64, 62, 36, 12, '#FFE08A', 0.55),
  line('M82 58V78', '#C9A24D', 1.8),
  oval(82, 80, 2.6, 2.6, '#E0B04E'),
  relief(
    '#FFFFFF',
    '#2F6475',
    2.4,
    shape(
      'M58 60H70C70 68 84 76 84 92C84 104 78 112 64 112S44 104 44 92C44 76 58 68 58 60Z',
      glow('#8FD0DE', '#4B9CB0', '#2F7688'),
    ),
  ),
  shape('M52 84C50 92 51 100 54 104', '#FFFFFF', 0.3),
  relief('#FFE9B5', '#8F6014', 1.4, box(38, 110, 52, 10, 5, across('#C9963A', '#F2CC7A', '#B57F26'))),
  relief(
    '#FFF9E6',
    '#C99B4A',
    2.6,
    shape(
      'M42 8H86C88 8 90 9 90 11L104 58C105 61 103 63 100 63H28C25 63 23 61 24 58L38 11C38 9 40 8 42 8Z',
      across('#F2D9A3', '#FFF6DC', '#EBC98A'),
    ),
  ),
  line('M52 12L44 58M64 12V58M76 12L84 58', '#DDB873', 1.6, 0.55),
])
