import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const nappyCream = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8AA8C8', 1.4, box(42, 102, 44, 20, 4, across('#FFFFFF', '#DCE8F4'))),
  line('M49 106V119M56 106V119M63 106V119M70 106V119M77 106V119', '#B4C8DC', 1.4),
  relief(
    '#E4F2FF',
    '#3A6EA8',
    2.4,
    shape('M28 8H100L90 96C90 101 86 103 80 103H48C42 103 38 101 38 96Z', across('#A8CFF4', '#CBE4FB', '#98C4EE')),
  ),
  relief('#E4F2FF', '#3A6EA8', 1.2, box(26, 5, 76, 10, 2, '#7FB2E4')),
  relief('#FFFFFF', '#9ABCDC', 1, shape('M38 28H90L84 92H44Z', '#FBFDFF')),
  relief('#FFE6D0', '#C08A5C', 1.2, oval(64, 46, 13, 12, '#FBD9BC')),
  oval(59.5, 45, 1.5, 1.8, '#5A3A24'),
  oval(68.5, 45, 1.5, 1.8, '#5A3A24'),
  line('M60 50C62 53 66 53 68 50', '#B8563C', 1.8),
  line('M62 35C64 31 68 33 66 36', '#8A5A34', 2),
  writeLetters('PİŞİK', { x: 44, y: 60, width: 40, height: 16 }, '#2F6FB8'),
  writeLetters('KREMİ', { x: 46, y: 75, width: 36, height: 15 }, '#2F6FB8'),
])
