import { sketch } from './sketch.ts'

/** Seen from above, a little aside: two straps and a heel strap over a cork sole, for whoever wears it. */
export const flatSandal = sketch(({ down, across, slant, relief, shape, box, line }) => [
  relief(
    '#E8C79A',
    '#6E4A26',
    2.4,
    shape(
      'M14 96C12 84 24 78 40 76L84 66C98 62 112 66 116 78C119 88 112 96 100 98L40 108C26 110 16 106 14 96Z',
      down('#C89862', '#9A6A3A'),
    ),
  ),
  relief(
    '#F6E2C4',
    '#8A6238',
    1.6,
    shape(
      'M17 90C16 80 27 75 42 72L84 62C97 59 109 62 112 72C114 80 108 87 98 89L40 99C27 101 18 98 17 90Z',
      slant('#E8CCA2', '#CDA876'),
    ),
  ),
  relief(
    '#B98A64',
    '#3E2412',
    2,
    shape(
      'M76 66C78 42 92 38 104 48C110 53 112 62 112 70L100 80C100 66 96 58 90 58C86 58 84 62 84 68Z',
      across('#8A5A38', '#6E4426'),
    ),
    shape(
      'M50 72C54 46 70 40 82 50C88 55 90 66 90 76L76 82C76 68 72 60 66 60C62 60 60 66 60 74Z',
      across('#94623E', '#74492A'),
    ),
  ),
  relief(
    '#B98A64',
    '#3E2412',
    1.8,
    shape(
      'M18 84C14 62 22 48 34 46C42 45 46 50 46 56L38 58C36 54 32 55 30 60C27 67 28 76 30 82Z',
      across('#8A5A38', '#6E4426'),
    ),
  ),
  box(62, 48, 14, 10, 2, '#E9C46A'),
  box(65, 50.5, 8, 5, 1, '#7A4C2C'),
  line('M24 100C40 102 70 96 104 90', '#7A5230', 1.6, 0.6),
])
