import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const faceSerum = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#23262E', 1.8, shape('M56 4C56 0 72 0 72 4L76 24H52Z', down('#5A606E', '#2E323C'))),
  relief('#FFFFFF', '#8A6A20', 1.6, box(46, 24, 36, 18, 3, across('#C8A03C', '#F8E4A4', '#B48C2C'))),
  line('M52 28V38M58 28V38M64 28V38M70 28V38M76 28V38', '#8A6A20', 1.2, 0.6),
  relief(
    '#FFE8C8',
    '#5A2E08',
    2.8,
    shape(
      'M48 42H80C92 46 98 54 98 66V110C98 117 93 122 86 122H42C35 122 30 117 30 110V66C30 54 36 46 48 42Z',
      across('#A8642A', '#DCA064', '#94541C'),
    ),
  ),
  line('M64 42V58', '#F4D8B4', 4, 0.7),
  relief('#FFFFFF', '#C8A888', 1, box(36, 64, 56, 46, 3, '#FFFBF4')),
  shape('M64 68C70 76 72 79 72 82C72 90 56 90 56 82C56 79 58 76 64 68Z', '#E8A84A'),
  oval(61, 82, 1.8, 2.8, '#FFF0D0'),
  writeLetters('SERUM', { x: 40, y: 91, width: 48, height: 18 }, '#7A4410'),
  line('M37 58C35 62 35 66 35 70V110', '#FFFFFF', 3, 0.5),
])
