import { sketch } from './sketch.ts'

export const playDough = sketch(({ slant, relief, box, oval, shape, line }) => [
  ...[
    ['#E5564A', '#8A1E14', 4, 62],
    ['#F7C63C', '#8A6204', 46, 54],
    ['#4C9AE8', '#123E7A', 88, 62],
  ].map(
    ([paint = '', dark = '', x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})">${relief('#FFFFFF', String(dark), 2, box(2, 14, 32, 38, 5, '#F6F8FC'))}${box(2, 24, 32, 16, 0, String(paint))}${relief('#FFFFFF', String(dark), 1.6, box(0, 4, 36, 13, 4, String(paint)))}${line('M6 8V14M12 8V14M18 8V14M24 8V14M30 8V14', '#FFFFFF', 1.6, 0.5)}</g>`,
  ),
  relief(
    '#D6F5C8',
    '#1E5A1A',
    2.4,
    shape(
      'M40 118C34 106 44 96 56 98C60 86 78 86 82 98C96 96 102 108 94 118C86 124 48 124 40 118Z',
      slant('#7ACB62', '#45963A'),
    ),
  ),
  line('M54 108C58 104 64 106 66 110M74 106C78 104 84 106 84 110', '#34782C', 2.4, 0.7),
  relief(
    '#FFD6F0',
    '#7A1F5A',
    2,
    shape(
      'M50 40C44 34 44 26 52 24C50 14 62 10 66 18C72 10 84 16 80 25C88 28 86 38 78 39C78 48 66 50 64 42C60 48 50 46 50 40Z',
      slant('#F08AC8', '#CC4E9C'),
    ),
  ),
  oval(65, 30, 5, 5, '#FFE690'),
])
