import { sketch } from './sketch.ts'

export const table = sketch(({ down, across, relief, shape, line }) => [
  relief(
    '#D9A672',
    '#4F2A10',
    1.6,
    shape('M28 54H37L36 96H31Z', across('#8F5C32', '#A87244')),
    shape('M91 54H100L97 96H92Z', across('#8F5C32', '#A87244')),
  ),
  relief(
    '#E5B988',
    '#4F2A10',
    2,
    shape('M10 62H23L21 116C21 118 14 118 14 116Z', across('#B47B47', '#8F5A2E')),
    shape('M105 62H118L114 116C114 118 107 118 107 116Z', across('#B47B47', '#8F5A2E')),
  ),
  relief(
    '#E5B988',
    '#4F2A10',
    1.6,
    shape('M6 56H122V66C122 69 120 70 118 70H10C8 70 6 69 6 66Z', down('#A86F3E', '#85532A')),
  ),
  relief(
    '#F6D9B3',
    '#7A4A22',
    2,
    shape(
      'M30 32H98C100 32 101 33 102 34L123 54C126 57 124 60 120 60H8C4 60 2 57 5 54L26 34C27 33 28 32 30 32Z',
      down('#D9A069', '#C4864D'),
    ),
  ),
  line('M40 40H92M28 48H70M80 48H104', '#A86B35', 1.6, 0.55),
])
