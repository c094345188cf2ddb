import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const razorBlades = sketch(({ slant, relief, box, line }) => [
  relief(
    '#BFD8FF',
    '#16305E',
    2,
    `<g transform="rotate(-12 50 50)">${box(14, 26, 74, 48, 4, slant('#3E74D0', '#2A54A4'))}</g>`,
  ),
  `<g transform="rotate(-12 50 50)">${box(20, 32, 62, 36, 2, '#F2F6FC')}${writeLetters('JİLET', { x: 22, y: 34, width: 58, height: 32 }, '#2A54A4')}</g>`,
  relief(
    '#FFFFFF',
    '#4C5260',
    1.8,
    `<g transform="rotate(14 78 90)"><path d="M38 70H46L50 66H106L110 70H118V80H114V100H118V110H110L106 114H50L46 110H38V100H42V80H38ZM60 86C57 86 57 94 60 94H66C68 98 74 98 75 94H81C82 98 88 98 90 94H96C99 94 99 86 96 86H90C88 82 82 82 81 86H75C74 82 68 82 66 86Z" fill="${slant('#F6F8FB', '#A9B0BE')}" fill-rule="evenodd"/></g>`,
  ),
  `<g transform="rotate(14 78 90)">${line('M50 70H106M50 110H106', '#FFFFFF', 2, 0.9)}</g>`,
])
