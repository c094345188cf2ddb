import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const iceCreamTub = sketch(({ across, glow, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#B88A8A',
    1.8,
    oval(46, 46, 20, 18, glow('#FFF4DC', '#F2DDB0')),
    oval(82, 46, 20, 18, glow('#FFC8D8', '#EE92AE')),
  ),
  relief('#FFFFFF', '#4A2412', 1.8, oval(64, 36, 21, 19, glow('#9A6240', '#6A3A20'))),
  line('M52 30C58 24 68 22 76 28', '#C89A78', 2.4, 0.8),
  ...[
    [38, 40],
    [48, 36],
    [90, 40],
    [84, 52],
  ].map(([x = 0, y = 0]) => oval(x, y, 1.6, 1.2, '#C84A5A')),
  relief('#FFFFFF', '#2E5A94', 1.6, shape('M18 54H110L108 64H20Z', across('#D8E8FA', '#FFFFFF', '#C4DAF2'))),
  relief(
    '#FFFFFF',
    '#1E4A84',
    2.4,
    shape('M21 64H107L98 116C97 120 94 122 90 122H38C34 122 31 120 30 116Z', across('#4A94DC', '#8CC4F4', '#3A80C8')),
  ),
  shape('M24 78H104L101 104H27Z', '#FFFFFF'),
  writeLetters('DONDURMA', { x: 28, y: 78, width: 72, height: 26 }, '#D0306A'),
])
