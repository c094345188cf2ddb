import { sketch } from './sketch.ts'

export const bathrobe = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief(
    '#FFFFFF',
    '#6E8AA8',
    2.2,
    shape('M44 14L26 22C18 30 12 56 8 82L24 86L40 50Z', across('#E4EEF8', '#C2D4E8')),
    shape('M84 14L102 22C110 30 116 56 120 82L104 86L88 50Z', across('#C2D4E8', '#E4EEF8')),
  ),
  relief(
    '#FFFFFF',
    '#6E8AA8',
    2.2,
    shape('M8 76L25 80L23 90L6 86Z', '#FFFFFF'),
    shape('M120 76L103 80L105 90L122 86Z', '#FFFFFF'),
  ),
  relief(
    '#FFFFFF',
    '#6E8AA8',
    2.4,
    shape('M46 12C54 18 74 18 82 12L100 22L98 70L104 120H24L30 70L28 22Z', slant('#EDF4FB', '#BACEE4')),
  ),
  shape('M48 12L64 58L80 12C74 16 54 16 48 12Z', '#8FA8C4'),
  relief(
    '#FFFFFF',
    '#6E8AA8',
    2,
    shape('M46 11L36 22L60 74L68 66Z', '#FFFFFF'),
    shape('M82 11L92 22L68 74L60 66Z', '#F6FAFF'),
  ),
  line('M64 74V118', '#8FA8C4', 2.2),
  relief('#FFFFFF', '#6E8AA8', 1.6, box(28, 66, 72, 10, 3, down('#D4E2F0', '#A6BED8'))),
  relief(
    '#FFFFFF',
    '#6E8AA8',
    1.6,
    shape('M58 68L46 104L55 106L66 74Z', '#BCD0E6'),
    shape('M70 68L82 100L74 103L62 74Z', '#D0E0F0'),
    box(57, 64, 15, 14, 4, '#E2ECF6'),
  ),
  relief('#FFFFFF', '#6E8AA8', 1.2, box(32, 86, 16, 14, 2, '#DCE8F4'), box(82, 86, 16, 14, 2, '#DCE8F4')),
])
