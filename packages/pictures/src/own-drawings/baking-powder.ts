import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const bakingPowder = sketch(({ across, slant, relief, shape, line }) => [
  relief(
    '#FFD0A0',
    '#8A3A08',
    2,
    `<g transform="rotate(-10 46 66)">${shape('M20 22H72V112H20Z', across('#F2903A', '#FFAE5C', '#E07A24'))}</g>`,
  ),
  relief(
    '#FFFFFF',
    '#8E1A12',
    2.4,
    shape(
      'M46 14L52 10L58 14L64 10L70 14L76 10L82 14L88 10L94 14L100 10L106 14V116L100 120L94 116L88 120L82 116L76 120L70 116L64 120L58 116L52 120L46 116Z',
      across('#E6E9F0', '#FFFFFF', '#DDE1EA'),
    ),
  ),
  shape('M46 26H106V56H46Z', '#D8362C'),
  writeLetters('KABARTMA', { x: 48, y: 27, width: 56, height: 15 }, '#FFFFFF'),
  writeLetters('TOZU', { x: 56, y: 40, width: 40, height: 15 }, '#FFFFFF'),
  relief('#FFE6B8', '#7A4A14', 1.6, shape('M58 92H94L90 110H62Z', across('#D0672C', '#E88A4A'))),
  relief(
    '#FFF0C8',
    '#8A5A1C',
    1.8,
    shape(
      'M55 92C50 82 56 76 62 76C62 66 78 62 82 70C90 68 96 74 94 80C100 84 98 90 97 92Z',
      slant('#F8D48A', '#E0A650'),
    ),
  ),
  line('M64 94L66 108M72 94V108M80 94V108M88 94L86 108', '#B8561E', 1.4, 0.6),
  line('M50 62V108', '#C9CFDA', 2, 0.7),
])
