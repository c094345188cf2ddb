import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const hairGel = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#8A90A0', '#0D0E14', 2, box(20, 20, 88, 26, 7, across('#22252D', '#4A4E5A', '#191B22'))),
  line('M30 24V42M40 24V42M50 24V42M60 24V42M70 24V42M80 24V42M90 24V42M98 24V42', '#5A5F6C', 1.6),
  relief(
    '#C8F0FF',
    '#0E5A7E',
    2.6,
    shape('M24 46H104V104C104 114 98 119 88 119H40C30 119 24 114 24 104Z', across('#3AB4E0', '#84DCF8', '#2A9CC8')),
  ),
  ...[
    [34, 58, 3],
    [96, 56, 2.4],
    [90, 112, 2.6],
    [38, 110, 2.4],
    [60, 53, 2],
    [76, 51, 2.6],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#E6FAFF', 0.9)),
  relief('#FFFFFF', '#8AB4CC', 1.2, box(32, 62, 64, 44, 5, '#F6FCFF')),
  writeLetters('SAÇ', { x: 38, y: 64, width: 52, height: 20 }, '#0E5A7E'),
  writeLetters('JÖLESİ', { x: 38, y: 84, width: 52, height: 20 }, '#0E5A7E'),
  line('M29 54V104', '#FFFFFF', 3.4, 0.6),
])
