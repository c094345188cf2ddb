import { sketch } from './sketch.ts'

export const longSleevedBodysuit = sketch(({ slant, across, down, relief, oval, shape, line }) => [
  relief(
    '#FFFBEF',
    '#B58A4A',
    2,
    shape('M40 14L24 24C16 32 10 56 6 84L20 88L36 46Z', across('#F7DFA8', '#EBC983')),
    shape('M88 14L104 24C112 32 118 56 122 84L108 88L92 46Z', across('#EBC983', '#F7DFA8')),
  ),
  relief(
    '#FFF3E8',
    '#B5683A',
    1.2,
    shape('M6 79L22 84L19 95L3 90Z', '#F29C6B'),
    shape('M122 79L106 84L109 95L125 90Z', '#F29C6B'),
  ),
  relief(
    '#FFFDF5',
    '#B58A4A',
    2.4,
    shape(
      'M40 12C46 24 82 24 88 12L100 20L98 78C96 94 84 96 80 110C78 115 74 118 70 118H58C54 118 50 115 48 110C44 96 32 94 30 78L28 20Z',
      slant('#FCEBC0', '#F0D08C'),
    ),
  ),
  line('M40 13C46 27 82 27 88 13', '#F29C6B', 4.5),
  line('M31 82C36 94 46 98 50 110M97 82C92 94 82 98 78 110', '#F29C6B', 4),
  oval(58, 112, 2.4, 2.4, '#FFFFFF'),
  oval(70, 112, 2.4, 2.4, '#FFFFFF'),
  relief(
    '#FFFFFF',
    '#A9B8C4',
    1.2,
    shape(
      'M46 66C46 58 56 56 58 60C60 50 76 50 76 60C84 58 88 70 80 72H52C48 72 46 70 46 66Z',
      down('#FFFFFF', '#DDE8F0'),
    ),
  ),
])
