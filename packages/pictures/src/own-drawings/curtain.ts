import { sketch } from './sketch.ts'

export const curtain = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  box(30, 22, 68, 70, 2, down('#BFE6FB', '#EAF7FD')),
  line('M64 22V92M30 58H98', '#FFFFFF', 4),
  box(29, 90, 70, 6, 2, '#E3DFEA'),
  relief('#D9B58C', '#5C3516', 1.4, box(4, 8, 120, 8, 4, down('#B07C4A', '#84552C'))),
  relief(
    '#E8C295',
    '#5C3516',
    1.2,
    oval(7, 12, 7, 7, glow('#D9A670', '#8F5C30')),
    oval(121, 12, 7, 7, glow('#D9A670', '#8F5C30')),
  ),
  relief(
    '#BFD8B8',
    '#2E5236',
    2,
    shape(
      'M12 14H58C58 46 50 70 34 80C36 94 38 106 40 118H10Z',
      across('#6FA37A', '#8CBC92', '#5E9169', '#86B88D', '#5E9169'),
    ),
  ),
  relief(
    '#BFD8B8',
    '#2E5236',
    2,
    shape(
      'M116 14H70C70 46 78 70 94 80C92 94 90 106 88 118H118Z',
      across('#5E9169', '#86B88D', '#5E9169', '#8CBC92', '#6FA37A'),
    ),
  ),
  line(
    'M24 18C24 44 22 62 18 74M36 18C36 44 32 62 24 74M48 18C47 42 40 62 28 76M104 18C104 44 106 62 110 74M92 18C92 44 96 62 104 74M80 18C81 42 88 62 100 76',
    '#46754F',
    1.8,
    0.5,
  ),
  relief(
    '#FFE9B5',
    '#8F6014',
    1.2,
    shape('M10 76C18 82 28 84 36 78L37 85C28 91 18 89 10 84Z', '#E0B04E'),
    shape('M118 76C110 82 100 84 92 78L91 85C100 91 110 89 118 84Z', '#E0B04E'),
  ),
])
