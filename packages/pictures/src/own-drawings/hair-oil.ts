import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A bottle of amber oil with its dropper. */
export const hairOil = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#8A8E9C', '#08090C', 1.8, shape('M56 4C56 0 72 0 72 4V20H56Z', across('#3A3E4A', '#5C6270', '#23262E'))),
  relief('#FFF0C4', '#6A4A10', 1.6, box(50, 20, 28, 15, 3, across('#B8923C', '#F2DC98', '#A07C28'))),
  line('M56 22V33M62 22V33M68 22V33M74 22V33', '#8A6820', 1.2),
  relief(
    '#FFE2A8',
    '#6A3404',
    2.6,
    shape(
      'M52 35H76V42C90 46 96 54 96 64V110C96 118 92 122 84 122H44C36 122 32 118 32 110V64C32 54 38 46 52 42Z',
      across('#B8640C', '#F2A83A', '#A85606'),
    ),
  ),
  line('M64 40V112', '#FFE9B8', 3, 0.5),
  relief('#FFFFFF', '#B08A4A', 1.2, box(36, 66, 56, 40, 3, '#FFFAEE')),
  writeLetters('SAÇ', { x: 40, y: 69, width: 48, height: 14 }, '#7A4406'),
  writeLetters('YAĞI', { x: 40, y: 84, width: 48, height: 14 }, '#7A4406'),
  line('M50 101H78', '#D8B878', 2),
  line('M39 58V112', '#FFFFFF', 3.4, 0.5),
  relief(
    '#FFF2C8',
    '#9A5A04',
    1.2,
    shape('M112 92C120 104 120 116 112 118S104 104 112 92Z', down('#FFD264', '#E8961A')),
  ),
  oval(110, 108, 1.8, 3, '#FFFFFF', 0.8),
])
