import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const freezerBags = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#BFE0FF', '#123F86', 2.6, shape('M10 66L26 56H118V102L104 114H10Z', across('#2F6FD0', '#4A8AE8'))),
  relief('#BFE0FF', '#123F86', 2, box(10, 66, 94, 50, 3, slant('#4A8AE8', '#2860BC'))),
  writeLetters('BUZDOLABI', { x: 16, y: 70, width: 82, height: 20 }, '#FFFFFF'),
  writeLetters('POŞETİ', { x: 26, y: 90, width: 62, height: 20 }, '#FFFFFF'),
  relief(
    '#FFFFFF',
    '#7AA8C4',
    1.6,
    shape(
      'M36 62C30 50 32 34 38 24L34 12L44 18L52 8L60 18L70 12L66 24C74 34 78 50 74 62Z',
      across('#CFE8F6', '#F2FAFF', '#BFDDEE'),
    ),
  ),
  line('M38 24C46 28 58 28 66 24', '#7AA8C4', 2.4),
  relief('#FFB0A6', '#8E1A22', 1.2, oval(48, 50, 9, 8.4, '#E0483A')),
  relief('#FFB0A6', '#8E1A22', 1.2, oval(62, 52, 8, 7.6, '#E0483A')),
  shape('M50 38C54 30 62 32 60 42C58 46 52 44 50 38Z', '#5FAE4A'),
  line('M42 32C38 40 38 50 41 58', '#FFFFFF', 3, 0.9),
])
