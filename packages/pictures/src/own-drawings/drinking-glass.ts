import { sketch } from './sketch.ts'

export const drinkingGlass = sketch(({ across, down, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7FB2D6',
    2,
    shape('M30 12H98L88 112C88 117 84 120 78 120H50C44 120 40 117 40 112Z', across('#BFE3F7', '#EDF9FF', '#B2DAF1')),
  ),
  shape(
    'M33 42C54 48 74 48 95 42L88.5 108C88 113 84 115 78 115H50C44 115 40 113 39.5 108Z',
    down('#8FD3F8', '#4BAAE8'),
    0.85,
  ),
  relief('#FFFFFF', '#7FB2D6', 1, oval(64, 42, 31, 6, '#C9ECFD')),
  relief('#FFFFFF', '#7FB2D6', 1.2, oval(64, 12, 34, 7, '#E3F5FD')),
  oval(64, 12, 29, 4.5, '#C3E3F3'),
  line('M40 28L47 98', '#FFFFFF', 4.5, 0.85),
  oval(70, 72, 3, 3, '#FFFFFF', 0.7),
  oval(60, 88, 2.2, 2.2, '#FFFFFF', 0.7),
  oval(76, 94, 2.6, 2.6, '#FFFFFF', 0.6),
])
