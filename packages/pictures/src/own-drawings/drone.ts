import { sketch } from './sketch.ts'

export const drone = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  line('M30 42L52 58M98 42L76 58M26 84L50 70M102 84L78 70', '#4B485C', 7),
  oval(26, 36, 25, 5, '#8FA0B8', 0.5),
  oval(102, 36, 25, 5, '#8FA0B8', 0.5),
  oval(22, 78, 21, 4.5, '#8FA0B8', 0.5),
  oval(106, 78, 21, 4.5, '#8FA0B8', 0.5),
  relief(
    '#8C88A3',
    '#2B2838',
    1,
    box(25, 34, 10, 13, 4, down('#6B677F', '#454158')),
    box(93, 34, 10, 13, 4, down('#6B677F', '#454158')),
    box(18, 76, 10, 13, 4, down('#6B677F', '#454158')),
    box(100, 76, 10, 13, 4, down('#6B677F', '#454158')),
  ),
  line('M44 82L36 104H54M84 82L92 104H74', '#6B677F', 4.5),
  relief(
    '#FFFFFF',
    '#8E8AA4',
    2.4,
    shape(
      'M40 66C40 52 50 46 64 46S88 52 88 66L84 82C83 86 80 88 76 88H52C48 88 45 86 44 82Z',
      down('#F5F4F9', '#C9C5D8'),
    ),
  ),
  shape('M47 62C49 55 55 53 64 53S79 55 81 62Z', across('#5B5870', '#403D52')),
  relief('#6B677F', '#1B1926', 1.4, oval(64, 84, 11, 11, '#383548')),
  oval(64, 84, 6, 6, glow('#8FD2FF', '#1D4E8F')),
])
