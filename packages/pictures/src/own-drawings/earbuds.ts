import { sketch } from './sketch.ts'

export const earbuds = sketch(({ down, across, slant, glow, relief, box, oval, shape, line }) => [
  // The open lid behind, two buds, the case before them.
  relief('#FFFFFF', '#A9A5BC', 2, shape('M22 52C22 26 38 14 64 14S106 26 106 52V56H22Z', down('#EDEBF4', '#CFCBDD'))),
  shape('M29 54C30 34 42 23 64 23S98 34 99 54Z', down('#B7B2C9', '#938EA9')),
  relief(
    '#FFFFFF',
    '#A39FB8',
    1.6,
    shape('M34 42A13 13 0 1 1 57 51L54 80H45L44 55A13 13 0 0 1 34 42Z', slant('#FBFAFE', '#D6D2E3')),
  ),
  relief(
    '#FFFFFF',
    '#A39FB8',
    1.6,
    shape('M94 42A13 13 0 1 0 71 51L74 80H83L84 55A13 13 0 0 0 94 42Z', slant('#FBFAFE', '#D6D2E3')),
  ),
  oval(43, 42, 5, 6, glow('#5C5870', '#2E2B3D')),
  oval(85, 42, 5, 6, glow('#5C5870', '#2E2B3D')),
  relief(
    '#FFFFFF',
    '#A09BB6',
    2.4,
    shape(
      'M18 64C18 60 21 58 25 58H103C107 58 110 60 110 64V82C110 102 92 114 64 114S18 102 18 82Z',
      down('#F7F6FB', '#D3CFE0'),
    ),
  ),
  line('M20 66H108', '#B7B3C8', 1.6, 0.8),
  oval(64, 88, 3, 3, down('#8DF26B', '#3FBF4A')),
  box(54, 60, 20, 4, 2, across('#C9C5D8', '#B3AFC6')),
])
