import { sketch } from './sketch.ts'

export const blazer = sketch(({ across, slant, relief, shape, line, oval }) => [
  relief(
    '#AEBBDA',
    '#141C34',
    2.2,
    shape('M42 16L24 26C16 33 12 50 9 88C8 93 11 95 15 96L26 97L38 58Z', across('#435079', '#353F62')),
    shape('M86 16L104 26C112 33 116 50 119 88C120 93 117 95 113 96L102 97L90 58Z', across('#353F62', '#48557F')),
  ),
  shape('M46 14H82L74 60H54Z', '#F4F1EA'),
  relief(
    '#B8C4E0',
    '#141C34',
    2.4,
    shape('M44 14L64 70L60 114C59 117 57 118 54 118H37C33 118 31 116 31 112L27 26Z', slant('#53618C', '#36416A')),
    shape('M84 14L64 70L66 114C66 117 68 118 71 118H91C95 118 97 116 97 112L101 26Z', slant('#4A5782', '#303A60')),
  ),
  relief(
    '#C8D2EA',
    '#141C34',
    1.4,
    shape('M44 14L36 34L46 40L42 48L64 70Z', slant('#6472A0', '#414E78')),
    shape('M84 14L92 34L82 40L86 48L64 70Z', slant('#5C6A97', '#39456C')),
  ),
  oval(67, 84, 2.8, 2.8, '#E8C57A'),
  oval(67, 98, 2.8, 2.8, '#E8C57A'),
  line('M36 92H52M76 92H92', '#252E4E', 3),
  shape('M78 58H90L88 52H80Z', '#FFFFFF', 0.9),
])
