import { sketch } from './sketch.ts'

/** An ankle boot with a flat heel and a zip, which men wear as well. */
export const zippedBoot = sketch(({ across, down, slant, relief, shape, line, box }) => [
  relief(
    '#C9A27E',
    '#3A2212',
    2.6,
    shape(
      'M34 16C34 13 37 12 40 12H70C73 12 75 14 75 17L78 58C90 64 104 68 110 74C116 80 117 90 116 98H32C30 98 28 96 28 93Z',
      slant('#9A6B45', '#6C4526'),
    ),
  ),
  shape('M78 58C90 64 104 68 110 74C114 78 116 84 116 90C104 84 88 82 78 74Z', '#7C5130', 0.55),
  relief(
    '#6A5A4E',
    '#17110C',
    1.8,
    shape('M26 96H117C119 100 119 106 117 110H66L62 106H56V112H28C26 108 25 101 26 96Z', down('#4A3C32', '#2A211B')),
  ),
  relief('#D8B896', '#4A2E1A', 1.2, box(31, 11, 46, 9, 4, across('#B4875E', '#8E6440'))),
  line('M46 22L44 90', '#E6D8C4', 4),
  line('M46 22L44 90', '#7A6A58', 1.6),
  box(42.5, 22, 7, 10, 2, '#D9C07A'),
  line('M60 24C60 44 62 56 70 62M64 92C72 80 92 80 108 84', '#5A3820', 1.6, 0.7),
])
