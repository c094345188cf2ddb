import { sketch } from './sketch.ts'

export const tap = sketch(({ across, down, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4C5260', 2, box(34, 104, 60, 14, 6, down('#E6EAF0', '#AEB5C2'))),
  relief(
    '#FFFFFF',
    '#4C5260',
    2.2,
    shape(
      'M50 108V62C50 36 66 22 86 22C106 22 116 36 116 56V66H98V58C98 48 94 41 85 41C76 41 72 50 72 62V108Z',
      across('#C3C9D4', '#F4F6FA', '#AEB5C2'),
    ),
  ),
  relief('#FFFFFF', '#4C5260', 1.4, box(95, 62, 24, 9, 3, across('#B4BBC8', '#E6EAF0', '#9AA2B0'))),
  line('M57 104V62C57 40 68 28 84 28', '#FFFFFF', 3, 0.7),
  relief(
    '#FFFFFF',
    '#4C5260',
    1.8,
    shape('M50 66C40 64 28 52 18 50C12 49 10 57 16 59C28 62 38 76 50 80Z', down('#F2F4F8', '#AEB5C2')),
  ),
  relief('#FFFFFF', '#4C5260', 1.2, oval(61, 72, 13, 13, glow('#FFFFFF', '#A9B0BE'))),
  oval(61, 72, 4, 4, '#D2584F'),
  shape('M107 78C111 85 113 88 113 92A6 6 0 0 1 101 92C101 88 103 85 107 78Z', '#6FB8E8'),
  oval(105, 92, 1.8, 2.6, '#FFFFFF', 0.7),
])
