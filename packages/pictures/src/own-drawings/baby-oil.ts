import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const babyOil = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFE0EC', '#B05A7A', 1.8, shape('M50 20C50 8 78 8 78 20V34H50Z', across('#F6B4CC', '#FFD9E6', '#F09CBC'))),
  relief(
    '#FFF6DC',
    '#A87A2C',
    2.6,
    shape(
      'M48 34H80C86 44 94 50 94 62V110C94 117 90 121 83 121H45C38 121 34 117 34 110V62C34 50 42 44 48 34Z',
      across('#F6DFA0', '#FFF3CC', '#EED088'),
    ),
  ),
  relief('#FFFFFF', '#D9B4C0', 1.2, box(37, 60, 54, 48, 10, '#FFFAFC')),
  relief('#FFE6D0', '#C08A5C', 1.2, oval(64, 76, 13, 12, '#FBD9BC')),
  oval(59.5, 75, 1.5, 1.8, '#5A3A24'),
  oval(68.5, 75, 1.5, 1.8, '#5A3A24'),
  line('M60 80C62 83 66 83 68 80', '#B8563C', 1.8),
  line('M62 65C64 61 68 63 66 66', '#8A5A34', 2),
  oval(56, 79, 2.2, 1.6, '#F6A8A0', 0.7),
  oval(72, 79, 2.2, 1.6, '#F6A8A0', 0.7),
  writeLetters('BEBEK YAĞI', { x: 39, y: 91, width: 50, height: 14 }, '#C24A78'),
  line('M46 46C42 50 40 54 39 58', '#FFFFFF', 3.4, 0.8),
])
