import { sketch } from './sketch.ts'

export const deodorant = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#9FE3F2',
    '#0B4A66',
    2.4,
    shape(
      'M40 52C40 44 48 40 64 40S88 44 88 52V112C88 118 80 121 64 121S40 118 40 112Z',
      across('#49B3D2', '#2E8FB2', '#4DB8D6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#8B99A8',
    1.6,
    shape('M44 40C44 34 50 32 64 32S84 34 84 40L83 46H45Z', across('#E9EEF4', '#B4C0CE')),
  ),
  relief('#FFFFFF', '#6B7888', 1.4, shape('M52 20C52 16 56 14 64 14S76 16 76 20V34H52Z', across('#FFFFFF', '#C9D4E0'))),
  box(58, 19, 8, 5, 2, '#5B6878'),
  ...[
    [44, 14, 3],
    [36, 20, 3.6],
    [34, 9, 3.2],
    [26, 15, 4],
    [18, 8, 4],
    [16, 22, 3.4],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#CDEBF6', 0.9)),
  relief('#FFFFFF', '#A9C9D6', 1, shape('M43 66H85V100C78 103 50 103 43 100Z', '#F6FCFE')),
  shape('M64 72C72 80 74 86 74 90C74 96 70 98 64 98S54 96 54 90C54 86 56 80 64 72Z', down('#7FD4EC', '#2E8FB2')),
  line('M46 54V110', '#FFFFFF', 3, 0.5),
])
