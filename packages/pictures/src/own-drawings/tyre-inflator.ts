import { sketch } from './sketch.ts'

/** A small compressor with its gauge, hose and car plug. */
export const tyreInflator = sketch(({ across, down, glow, relief, box, oval, shape, line }) => [
  line('M26 62C2 60 2 112 24 112H52', '#14161C', 6),
  line('M26 62C2 60 2 112 24 112H52', '#5A6070', 1.8, 0.8),
  line('M108 70C126 72 124 96 108 96', '#B81E14', 5),
  relief('#FFE0A8', '#6A2E04', 2.6, box(24, 34, 88, 62, 10, down('#F5882A', '#D45E0C'))),
  relief(
    '#8A8E9C',
    '#08090C',
    2,
    shape('M40 34C40 14 52 10 68 10S96 14 96 34H86C86 24 78 20 68 20S50 24 50 34Z', '#2A2E38'),
  ),
  relief('#FFFFFF', '#23262E', 2, oval(54, 62, 20, 20, '#2A2E38')),
  oval(54, 62, 16, 16, glow('#FFFFFF', '#DCE2EA')),
  line('M43 66C43 54 65 54 65 66', '#5A6474', 2),
  line('M54 64L61 55', '#D8281E', 2.4),
  oval(54, 64, 2.4, 2.4, '#23262E'),
  ...[50, 58, 66, 74, 82].map((y) => line(`M84 ${y}H104`, '#8A3A04', 2.6)),
  relief('#8A8E9C', '#08090C', 1.6, box(30, 94, 14, 12, 3, '#23262E'), box(92, 94, 14, 12, 3, '#23262E')),
  relief('#FFF6D0', '#6A4A10', 1.2, box(50, 107, 18, 10, 2, across('#C79A4C', '#F2DC98', '#B8923C'))),
])
