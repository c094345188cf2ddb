import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const crisps = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFF0A8',
    '#9A5A08',
    2.6,
    shape(
      'M24 12L30 8L36 12L42 8L48 12L54 8L60 12L66 8L72 12L78 8L84 12L90 8L96 12L102 8V14C98 40 98 88 104 116L98 120L92 116L86 120L80 116L74 120L68 116L62 120L56 116L50 120L44 116L38 120L32 116L26 120C30 88 30 40 24 14Z',
      across('#F6B92C', '#FFDA5C', '#EFA41E'),
    ),
  ),
  line('M27 20H100', '#B06A0C', 1.6, 0.6),
  line('M29 110H101', '#B06A0C', 1.6, 0.6),
  relief('#FFB0A0', '#8E1A12', 1.6, box(28, 28, 72, 28, 14, across('#E2463A', '#C7281F'))),
  writeLetters('CİPS', { x: 32, y: 28, width: 64, height: 29 }, '#FFFFFF'),
  relief('#FFF6C8', '#B0761A', 1.8, oval(52, 82, 21, 14, slant('#FBE08A', '#EDBB4A'))),
  relief('#FFF6C8', '#B0761A', 1.8, oval(78, 90, 20, 13, slant('#FDE69A', '#E9B340'))),
  line('M40 82C48 76 58 76 66 82M68 90C74 85 82 85 89 90', '#D89A2C', 2, 0.8),
  line('M35 24C38 50 38 84 35 106', '#FFFFFF', 3.6, 0.5),
])
