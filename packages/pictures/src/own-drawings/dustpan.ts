import { sketch } from './sketch.ts'

export const dustpan = sketch(({ slant, relief, oval, shape, line }) => [
  line('M98 8L64 62', '#B58A54', 6),
  line('M97 8L63 62', '#E2C08C', 2.4),
  relief(
    '#BFE8C8',
    '#1A5A34',
    2.8,
    shape(
      'M28 62C28 56 32 52 38 52H86C92 52 96 56 97 62L112 108C114 114 110 118 104 118H20C14 118 10 114 12 108Z',
      slant('#5CC07F', '#2F9454'),
    ),
  ),
  shape('M34 66C34 62 36 60 40 60H84C88 60 90 62 91 66L102 106H23Z', '#237043', 0.75),
  line('M30 102H98M34 92H94M38 82H90', '#1A5A34', 2, 0.5),
  relief('#BFE8C8', '#1A5A34', 2, shape('M54 56C54 44 58 40 64 36H72C76 40 76 48 74 56Z', '#3FA866')),
  line('M14 112H110', '#BFE8C8', 3, 0.8),
  ...[
    [46, 96],
    [56, 88],
    [66, 98],
    [76, 90],
    [60, 104],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 1.8, '#D8C9A8')),
])
