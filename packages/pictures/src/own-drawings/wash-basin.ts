import { sketch } from './sketch.ts'

/** A plastic tub with two handles. */
export const washBasin = sketch(({ across, relief, oval, shape, line }) => [
  relief(
    '#FFE0EC',
    '#8A1A4A',
    2.8,
    shape('M6 52H122C120 84 108 106 100 112H28C20 106 8 84 6 52Z', across('#E85A90', '#F8A4C4', '#D84A80')),
  ),
  line('M18 82C40 90 88 90 110 82', '#C03A6E', 2.4, 0.6),
  relief('#FFE0EC', '#8A1A4A', 2.4, oval(64, 52, 60, 20, '#F48AB4')),
  oval(64, 54, 50, 14, '#C8447A'),
  oval(64, 59, 42, 9, '#7AC8EC'),
  line('M40 59C48 56 56 62 64 58S82 56 88 60', '#FFFFFF', 2, 0.8),
  relief(
    '#FFE0EC',
    '#8A1A4A',
    1.6,
    shape(
      'M-1 44C4 36 14 38 16 44L12 56C6 60 -2 54 -1 44ZM129 44C124 36 114 38 112 44L116 56C122 60 130 54 129 44Z',
      '#F48AB4',
    ),
  ),
  line('M26 72C30 92 36 102 42 108', '#FFFFFF', 3, 0.6),
])
