import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const micellarWater = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFD0DC', '#8E2A4E', 1.6, box(44, 4, 30, 22, 4, across('#E8789A', '#F8A4BE', '#D8628A'))),
  relief(
    '#FFFFFF',
    '#7AA8C4',
    2.6,
    shape(
      'M42 28H76C82 34 88 38 88 48V112C88 118 84 121 78 121H40C34 121 30 118 30 112V48C30 38 36 34 42 28Z',
      across('#D8ECF8', '#F6FCFF', '#C4E0F0'),
    ),
  ),
  shape('M32 50H86V111C86 116 83 119 78 119H40C35 119 32 116 32 111Z', '#BFE2F4', 0.7),
  relief('#FFFFFF', '#B9C8D4', 1, box(36, 58, 46, 46, 4, '#FFFFFF')),
  shape('M42 72C46 64 56 62 62 66C70 64 76 70 76 74C70 80 50 82 42 72Z', '#F8C8D8', 0.8),
  line('M46 73C52 66 66 66 72 73C66 79 52 79 46 73Z', '#5A6474', 1.8),
  oval(59, 73, 3.6, 3.6, '#5A6474'),
  writeLetters('MAKYAJ', { x: 38, y: 81, width: 42, height: 12 }, '#C2406C'),
  writeLetters('TEMİZLEME', { x: 38, y: 91, width: 42, height: 12 }, '#C2406C'),
  relief('#FFFFFF', '#9AA2B2', 1.8, oval(98, 106, 20, 13, '#FFFFFF')),
  oval(98, 105, 14, 8, '#E8C4B4', 0.8),
  line('M90 106C94 102 100 102 106 106', '#B8705C', 2, 0.8),
])
