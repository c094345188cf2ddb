import { sketch } from './sketch.ts'

export const dogCollar = sketch(({ slant, relief, oval, shape, line }) => [
  relief(
    '#FFB0A8',
    '#6E0F12',
    2.4,
    shape(
      'M10 52A54 40 0 1 0 118 52A54 40 0 1 0 10 52ZM20 46A44 29 0 1 1 108 46A44 29 0 1 1 20 46Z',
      slant('#EE5A4A', '#B8281E'),
    ),
  ),
  shape('M20 46A44 29 0 0 1 108 46A46 33 0 0 0 20 46Z', '#7E1A14', 0.8),
  ...[
    [20, 68],
    [34, 80],
    [94, 80],
    [108, 68],
  ].map(([x = 0, y = 0]) => relief('#FFFFFF', '#5B6074', 0.8, oval(x, y, 3.4, 3.4, '#D8DBE4'))),
  relief('#FFFFFF', '#5B6074', 1.4, shape('M50 76H78V94H50ZM55 81V89H73V81Z', '#C9CCDA')),
  line('M64 92V98', '#C9CCDA', 3),
  relief(
    '#FFF2BF',
    '#8A5608',
    1.8,
    shape(
      'M54 104C48 100 50 94 56 96C58 96 59 98 60 100H68C69 98 70 96 72 96C78 94 80 100 74 104V106C80 110 78 116 72 114C70 114 69 112 68 110H60C59 112 58 114 56 114C50 116 48 110 54 106Z',
      '#F2B84B',
    ),
  ),
])
