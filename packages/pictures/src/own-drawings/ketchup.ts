import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const ketchup = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#A8ACB8', 1.6, shape('M59 4H69L74 24H54Z', across('#E6E8EE', '#FFFFFF', '#D4D7E0'))),
  relief('#FFFFFF', '#A8ACB8', 1.6, box(46, 22, 36, 12, 4, across('#E6E8EE', '#FFFFFF', '#D4D7E0'))),
  relief(
    '#FFB4A4',
    '#7E0E08',
    2.8,
    shape(
      'M48 34H80C92 40 98 52 96 70L92 112C92 118 88 122 82 122H46C40 122 36 118 36 112L32 70C30 52 36 40 48 34Z',
      across('#D62E22', '#F25444', '#BC2018'),
    ),
  ),
  relief('#FFFFFF', '#B8907C', 1.2, box(38, 62, 52, 46, 8, '#FFF6EA')),
  relief('#FFB0A6', '#8E1A22', 1.4, oval(64, 78, 13, 11, glow('#FF6B5B', '#D9301F'))),
  shape('M64 68C60 70 56 69 54 66C59 66 61 66 63 63C66 66 69 66 74 66C72 69 68 70 64 68Z', '#4FA84C'),
  writeLetters('KETÇAP', { x: 40, y: 90, width: 48, height: 16 }, '#B81C12'),
  line('M42 48C38 54 38 60 39 66', '#FFFFFF', 4, 0.6),
])
