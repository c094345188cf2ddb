import { sketch } from './sketch.ts'

export const jumperCables = sketch(({ relief, shape, line }) => [
  line('M30 44C28 92 58 118 84 100C100 88 96 66 100 44', '#14161D', 7),
  line('M30 44C28 92 58 118 84 100C100 88 96 66 100 44', '#565C6E', 2, 0.8),
  line('M20 42C12 104 66 136 96 112C118 94 112 66 112 44', '#A81E14', 7),
  line('M20 42C12 104 66 136 96 112C118 94 112 66 112 44', '#FF9C8C', 2, 0.8),
  ...[
    [16, -8, '#E5483C', '#7A1410'],
    [38, 8, '#3A3F4E', '#0D0E14'],
    [92, -8, '#3A3F4E', '#0D0E14'],
    [114, 8, '#E5483C', '#7A1410'],
  ].map(
    ([x = 0, turn = 0, paint = '', dark = '']) =>
      `<g transform="translate(${x} 28) rotate(${turn})">${relief('#FFFFFF', '#3E4452', 1.2, shape('M-8 -6L-9 -22L-4 -24L-1 -8ZM8 -6L9 -22L4 -24L1 -8Z', '#C79A4C'))}${line('M-6 -20L-3 -19M-6 -15L-3 -14M6 -20L3 -19M6 -15L3 -14', '#7A5410', 1.4)}${relief('#FFFFFF', String(dark), 1.4, shape('M-9 -8L-1 -10L-2 20H-8C-12 12 -12 2 -9 -8ZM9 -8L1 -10L2 20H8C12 12 12 2 9 -8Z', String(paint)))}</g>`,
  ),
])
