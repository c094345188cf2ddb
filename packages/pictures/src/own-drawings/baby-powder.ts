import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A bottle of baby powder with a puff of it. */
export const babyPowder = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4A8AB0', 1.8, shape('M44 20C44 6 78 6 78 20V30H44Z', across('#8ACCE8', '#D0EEFA', '#7ABEDC'))),
  ...[54, 61, 68].map((x) => oval(x, 13, 1.8, 1.4, '#3A7A9E')),
  relief(
    '#FFFFFF',
    '#7A94A8',
    2.6,
    shape(
      'M36 34C36 30 86 30 86 34L92 112C92 119 86 122 80 122H42C36 122 30 119 30 112Z',
      across('#DCE8F2', '#FFFFFF', '#CCDCE8'),
    ),
  ),
  relief('#FFFFFF', '#8AB8D4', 1, box(38, 54, 46, 50, 4, '#DFF2FB')),
  writeLetters('BEBEK', { x: 40, y: 58, width: 42, height: 15 }, '#2A7AA8'),
  writeLetters('PUDRASI', { x: 40, y: 74, width: 42, height: 13 }, '#2A7AA8'),
  shape('M61 101C54 95 54 88 58 88C60 88 61 89 61 91C61 89 62 88 64 88C68 88 68 95 61 101Z', '#F08AA8'),
  line('M42 42V112', '#FFFFFF', 3, 0.8),
  relief(
    '#FFFFFF',
    '#B8C4D0',
    1.4,
    shape(
      'M84 120C86 108 96 110 98 106C106 100 114 106 114 110C124 112 124 120 120 122H86Z',
      glow('#FFFFFF', '#EEF2F6'),
    ),
  ),
])
