import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A box of dishwasher salt, its grains before it. */
export const dishwasherSalt = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#0A2A5A', 2.6, shape('M22 14L104 8V104L22 114Z', across('#1E5AB0', '#4A8AE4', '#1A4E9E'))),
  relief('#FFFFFF', '#0A2A5A', 1.6, shape('M104 8L118 18V96L104 104Z', '#16408A')),
  shape('M22 14L104 8V20L22 26Z', '#FFFFFF', 0.25),
  relief('#FFFFFF', '#2A4A7A', 1.2, box(28, 28, 68, 46, 4, '#FFFFFF')),
  writeLetters('MAKİNE', { x: 32, y: 31, width: 60, height: 19 }, '#1A4E9E'),
  writeLetters('TUZU', { x: 32, y: 51, width: 60, height: 19 }, '#1A4E9E'),
  relief('#FFFFFF', '#4A5464', 1, oval(62, 91, 15, 12, '#E8F2FC')),
  line('M50 91H74M54 85H70M54 97H70', '#8AB4E0', 1.8),
  ...Array.from({ length: 26 }, (_, at) =>
    relief(
      '#FFFFFF',
      '#8AA0BC',
      0.7,
      box(8 + ((at * 29) % 104), 110 + ((at * 17) % 11), 5, 4.4, 1, at % 2 === 0 ? '#FFFFFF' : '#E4ECF6'),
    ),
  ),
])
