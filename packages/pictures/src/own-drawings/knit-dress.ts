import { sketch } from './sketch.ts'

export const knitDress = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief(
    '#E4D4F0',
    '#3E2260',
    2,
    shape('M42 20C30 26 22 46 18 80C18 86 30 88 32 82L48 46Z', across('#9A78C0', '#8662AE')),
    shape('M86 20C98 26 106 46 110 80C110 86 98 88 96 82L80 46Z', across('#8E6AB6', '#9A78C0')),
  ),
  relief(
    '#EADCF4',
    '#3E2260',
    2.4,
    shape(
      'M44 16C52 22 76 22 84 16L90 28L84 60C86 80 92 100 92 112C92 120 36 120 36 112C36 100 42 80 44 60L38 28Z',
      slant('#B093D4', '#7E5AA8'),
    ),
  ),
  relief('#F4EAFA', '#3E2260', 1.6, shape('M46 8H82L84 20C76 26 52 26 44 20Z', down('#C4ACE0', '#9A78C0'))),
  line('M52 30V112M60 30V114M68 30V114M76 30V112', '#5E3C88', 1.8, 0.4),
  relief(
    '#F4EAFA',
    '#3E2260',
    1.4,
    box(35, 106, 58, 12, 5, '#9A78C0'),
    box(16, 76, 18, 10, 4, '#9A78C0'),
    box(94, 76, 18, 10, 4, '#9A78C0'),
  ),
])
