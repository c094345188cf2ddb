import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const hairspray = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A92A2', 1.4, box(54, 6, 20, 12, 3, '#E6E9F0')),
  oval(72, 11, 1.8, 1.8, '#59606E'),
  ...[
    [84, 10, 2.4],
    [92, 6, 2],
    [92, 14, 2],
    [100, 10, 2.4],
    [108, 5, 1.8],
    [108, 15, 1.8],
    [116, 10, 1.6],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#9AB8DC', 0.9)),
  relief(
    '#F2D890',
    '#6A4E10',
    1.8,
    shape('M46 30C46 22 52 18 64 18S82 22 82 30Z', across('#C29A3C', '#F2D890', '#B0862C')),
  ),
  relief('#9A90B4', '#140A2A', 2.6, box(40, 30, 48, 92, 7, across('#2A1E4A', '#57458C', '#1E1438'))),
  shape('M52 78C46 66 50 46 64 44C78 46 82 64 76 80C78 70 78 60 72 56C66 60 58 62 54 60C52 66 50 72 52 78Z', '#F2D890'),
  shape('M56 60C60 62 68 60 71 56C75 60 74 72 68 76C62 78 56 72 56 60Z', '#F8D4BC'),
  writeLetters('SAÇ', { x: 42, y: 82, width: 44, height: 16 }, '#F2D890'),
  writeLetters('SPREYİ', { x: 42, y: 98, width: 44, height: 16 }, '#F2D890'),
  line('M45 38V114', '#FFFFFF', 2.6, 0.35),
])
