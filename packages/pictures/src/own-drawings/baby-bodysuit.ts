import { sketch } from './sketch.ts'

export const babyBodysuit = sketch(({ slant, across, down, relief, oval, shape, line }) => [
  relief(
    '#FFFBEF',
    '#B58A4A',
    2,
    shape('M38 14L16 30C12 33 10 40 10 48L26 54L36 40Z', across('#F7DFA8', '#EBC983')),
    shape('M90 14L112 30C116 33 118 40 118 48L102 54L92 40Z', across('#EBC983', '#F7DFA8')),
  ),
  relief(
    '#FFFDF5',
    '#B58A4A',
    2.4,
    shape(
      'M38 12C44 24 84 24 90 12L102 20L100 76C98 92 86 94 80 108C78 114 74 118 70 118H58C54 118 50 114 48 108C42 94 30 92 28 76L26 20Z',
      slant('#FCEBC0', '#F0D08C'),
    ),
  ),
  line('M38 13C44 27 84 27 90 13', '#F29C6B', 4.5),
  line('M29 80C36 92 46 96 50 108M99 80C92 92 82 96 78 108', '#F29C6B', 4),
  oval(58, 112, 2.4, 2.4, '#FFFFFF'),
  oval(70, 112, 2.4, 2.4, '#FFFFFF'),
  relief(
    '#FFE3D0',
    '#8A5226',
    1.4,
    oval(52, 46, 7, 7, '#D9955A'),
    oval(76, 46, 7, 7, '#D9955A'),
    oval(64, 58, 18, 16, down('#E5A86C', '#C98148')),
  ),
  oval(64, 64, 8, 6, '#FBE3C6'),
  oval(57, 55, 2, 2.4, '#3B2415'),
  oval(71, 55, 2, 2.4, '#3B2415'),
  oval(64, 61, 2.6, 2, '#3B2415'),
])
