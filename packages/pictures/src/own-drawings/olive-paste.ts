import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const olivePaste = sketch(({ across, relief, box, oval, shape, line, glow }) => [
  relief('#FFE8A8', '#6A5208', 1.8, box(34, 14, 60, 20, 5, across('#D8B23C', '#F2D878', '#C49C28'))),
  line('M42 17V31M52 17V31M62 17V31M72 17V31M82 17V31', '#8A6A10', 1.4, 0.5),
  relief(
    '#B8C48A',
    '#20280A',
    2.6,
    shape(
      'M38 34H90C98 40 102 48 102 58V108C102 116 97 120 90 120H38C31 120 26 116 26 108V58C26 48 30 40 38 34Z',
      across('#3E4A1C', '#66743A', '#323C14'),
    ),
  ),
  relief('#FFFFFF', '#A8A07A', 1.2, box(26, 58, 76, 48, 2, '#FBF8E8')),
  relief(
    '#C8D88A',
    '#3A4A10',
    1.4,
    oval(52, 74, 10, 8, glow('#A8BC58', '#6A802A')),
    oval(74, 76, 9, 7.4, glow('#5A4A68', '#2A2034')),
  ),
  oval(58, 74, 2.6, 2.2, '#C8382C'),
  shape('M62 70C66 62 74 60 82 62C78 69 70 71 62 70Z', '#6A9A3C'),
  writeLetters('ZEYTİN EZMESİ', { x: 29, y: 88, width: 70, height: 15 }, '#4A5A18'),
  line('M33 44C31 48 31 52 31 56', '#FFFFFF', 3, 0.5),
])
