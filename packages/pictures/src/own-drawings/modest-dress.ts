import { sketch } from './sketch.ts'

export const modestDress = sketch(({ slant, across, relief, box, shape, line, oval }) => [
  relief(
    '#FFFFFF',
    '#1E4A4A',
    2,
    shape('M48 16L34 22C26 38 20 58 16 80L28 84L42 52Z', across('#5AA0A0', '#3E8484')),
    shape('M80 16L94 22C102 38 108 58 112 80L100 84L86 52Z', across('#3E8484', '#5AA0A0')),
  ),
  relief(
    '#FFFFFF',
    '#1E4A4A',
    2.6,
    shape('M48 14C54 20 74 20 80 14L92 22L88 58L106 122H22L40 58L36 22Z', slant('#6CB4B4', '#357878')),
  ),
  relief('#FFFFFF', '#1E4A4A', 1.4, shape('M52 8H76V18C72 22 56 22 52 18Z', '#7CC0C0')),
  line('M64 20V60', '#2A6464', 1.6),
  ...[28, 36, 44, 52].map((y) => oval(64, y, 1.8, 1.8, '#E8D49A')),
  relief('#FFFFFF', '#1E4A4A', 1.2, box(39, 58, 50, 7, 2, '#2A6464')),
  oval(64, 61.5, 4, 3.4, '#E8D49A'),
  line('M46 72C40 90 34 106 31 120M58 72L54 120M70 72L74 120M82 72C88 90 94 106 97 120', '#2A6464', 1.8, 0.6),
  line('M16 80L28 84M112 80L100 84', '#E8D49A', 3),
  line('M23 117H105', '#E8D49A', 2.4),
])
