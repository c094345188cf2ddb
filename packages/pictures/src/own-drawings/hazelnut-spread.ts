import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const hazelnutSpread = sketch(({ across, slant, glow, relief, box, shape, line }) => [
  relief('#FFFFFF', '#9A8E7C', 1.8, box(30, 8, 68, 22, 6, across('#F0EAE0', '#FFFFFF', '#E2DACC'))),
  line('M38 12V27M46 12V27M54 12V27M62 12V27M70 12V27M78 12V27M86 12V27', '#C9BEAC', 1.4, 0.8),
  relief(
    '#D0A080',
    '#2A1006',
    2.6,
    shape(
      'M34 30H94C102 36 104 44 104 54V108C104 116 99 121 91 121H37C29 121 24 116 24 108V54C24 44 26 36 34 30Z',
      across('#5A2E18', '#7E4628', '#4A2412'),
    ),
  ),
  relief('#FFFFFF', '#B9A48C', 1.2, box(24, 54, 80, 50, 2, '#FFF6E6')),
  relief(
    '#F0CFA0',
    '#5A3410',
    1.4,
    shape(
      'M40 66C48 62 58 68 58 77C58 86 50 90 44 89C36 88 32 82 33 76C34 71 36 68 40 66Z',
      glow('#D9A05C', '#A86A2C'),
    ),
  ),
  shape('M34 74C40 68 50 68 57 73C54 66 46 62 40 66C37 67 35 70 34 74Z', '#E8CFA4'),
  relief(
    '#F0CFA0',
    '#5A3410',
    1.2,
    shape(
      'M56 78C62 75 70 80 70 86C70 92 64 95 60 94C54 93 51 88 52 84C53 81 54 79 56 78Z',
      glow('#D9A05C', '#A86A2C'),
    ),
  ),
  relief(
    '#C08A6A',
    '#2A1006',
    1.4,
    shape('M70 72C80 62 94 66 98 74C100 80 94 86 86 86C80 86 76 80 70 82Z', slant('#8A4E2C', '#5A2E18')),
  ),
  line('M78 74C84 70 90 72 92 76', '#D09A78', 2, 0.8),
  writeLetters('FINDIK KREMASI', { x: 28, y: 92, width: 72, height: 12 }, '#5A2E18'),
  line('M31 40V52', '#FFFFFF', 3.4, 0.5),
])
