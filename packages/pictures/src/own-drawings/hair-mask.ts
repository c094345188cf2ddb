import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A wide open jar with a swirl of cream. */
export const hairMask = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#2A5A4A', 2.6, box(20, 48, 88, 72, 14, across('#5AA888', '#A8E0C8', '#4A9474'))),
  relief('#FFFFFF', '#4A8A70', 1.4, oval(64, 48, 44, 15, '#D4F0E4')),
  oval(64, 48, 38, 11, '#F6FCF8'),
  relief(
    '#FFFFFF',
    '#B8CCC0',
    1.4,
    shape(
      'M38 50C36 38 52 32 64 34C62 26 70 20 74 22C72 28 78 30 82 34C94 36 96 46 90 51C78 58 50 58 38 50Z',
      '#FFFFFF',
    ),
  ),
  line('M48 46C56 40 72 40 80 46M58 40C64 36 70 36 74 39', '#CFE2D8', 2.2),
  relief('#FFFFFF', '#7AB09A', 1, box(30, 70, 68, 38, 3, '#FAFFFC')),
  writeLetters('SAÇ', { x: 36, y: 73, width: 56, height: 15 }, '#2A6A50'),
  writeLetters('MASKESİ', { x: 34, y: 89, width: 60, height: 15 }, '#2A6A50'),
  line('M27 62V110', '#FFFFFF', 3, 0.6),
])
