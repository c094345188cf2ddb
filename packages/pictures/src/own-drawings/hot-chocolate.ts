import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A tin of the powder with a mug of the drink before it. */
export const hotChocolate = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#E8B890', '#2E1408', 2.4, box(12, 14, 68, 102, 6, across('#5A2C14', '#8A4C28', '#4A2210'))),
  relief('#FFFFFF', '#3A1A0A', 1.6, box(10, 8, 72, 12, 4, down('#C8A060', '#8A6428'))),
  relief('#FFFFFF', '#B08A4A', 1.2, box(18, 30, 56, 34, 3, '#FFF6E4')),
  writeLetters('SICAK', { x: 21, y: 32, width: 50, height: 14 }, '#5A2C14'),
  writeLetters('ÇİKOLATA', { x: 21, y: 47, width: 50, height: 14 }, '#5A2C14'),
  line('M20 26V110', '#FFFFFF', 2.4, 0.25),
  relief(
    '#FFFFFF',
    '#7A1A14',
    2.4,
    shape(
      'M54 76H110L106 116C106 121 102 122 98 122H66C62 122 58 121 58 116Z',
      across('#C83A30', '#EC6A5C', '#B42A22'),
    ),
  ),
  line('M108 86C124 84 124 106 106 108', '#C83A30', 6),
  line('M108 86C124 84 124 106 106 108', '#FFFFFF', 1.8, 0.5),
  relief('#FFFFFF', '#7A1A14', 1.4, oval(82, 76, 28, 9, '#F6D8D2')),
  oval(82, 76, 24, 6.8, down('#7A4424', '#522810')),
  relief(
    '#FFFFFF',
    '#C8B8A8',
    1,
    box(68, 70, 11, 8, 3, '#FFF8F2'),
    box(82, 73, 11, 8, 3, '#FBEFE6'),
    box(77, 67, 10, 7, 3, '#FFFFFF'),
  ),
])
