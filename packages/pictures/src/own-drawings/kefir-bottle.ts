import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const kefirBottle = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#C8F0B8', '#2E6B1C', 1.6, box(46, 6, 36, 18, 5, across('#5CA83C', '#8FD06C', '#4C962E'))),
  line('M54 10V21M61 10V21M68 10V21M75 10V21', '#2E6B1C', 1.4, 0.5),
  relief(
    '#FFFFFF',
    '#7A86A0',
    2.6,
    shape(
      'M48 24H80C82 36 94 40 94 56V112C94 118 90 122 84 122H44C38 122 34 118 34 112V56C34 40 46 36 48 24Z',
      across('#E4E9F2', '#FFFFFF', '#D6DDEA'),
    ),
  ),
  shape('M34 62H94V102H34Z', '#6CBB4A'),
  shape('M34 62H94V66H34ZM34 98H94V102H34Z', '#3F8A24'),
  writeLetters('KEFİR', { x: 38, y: 66, width: 52, height: 32 }, '#FFFFFF'),
  relief(
    '#FFFFFF',
    '#C8CFDC',
    1,
    oval(56, 50, 5, 4, '#FFFFFF'),
    oval(66, 46, 4, 3.4, '#FFFFFF'),
    oval(72, 52, 4.6, 4, '#FFFFFF'),
  ),
])
