import { sketch } from './sketch.ts'

export const doubleTeapot = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#6B7080',
    2.2,
    shape('M30 66C18 62 10 70 4 84L12 88C18 80 22 82 28 90Z', across('#C9CCDA', '#A4A9BA')),
  ),
  relief(
    '#FFFFFF',
    '#6B7080',
    2.4,
    shape('M34 64H94C104 76 106 96 98 118H30C22 96 24 76 34 64Z', across('#E4E6EE', '#B0B5C4', '#DDE0E8')),
  ),
  relief(
    '#A87447',
    '#3A1B08',
    1.8,
    shape('M96 72C116 66 124 82 116 98C112 106 104 106 102 104L104 96C110 94 112 78 96 82Z', '#5B3219'),
  ),
  relief(
    '#FFFFFF',
    '#6B7080',
    2,
    shape('M42 32C32 28 26 34 22 44L28 48C32 42 36 44 40 50Z', across('#C9CCDA', '#A4A9BA')),
  ),
  relief(
    '#FFFFFF',
    '#6B7080',
    2.2,
    shape('M46 30H84C92 40 92 52 86 64H42C36 52 38 40 46 30Z', across('#EDEFF4', '#B8BDCA', '#E4E6EE')),
  ),
  relief(
    '#A87447',
    '#3A1B08',
    1.6,
    shape('M86 34C102 28 108 40 102 52C98 58 92 58 90 56L92 50C98 48 98 38 86 42Z', '#5B3219'),
  ),
  relief('#FFFFFF', '#6B7080', 1.6, shape('M46 30C48 20 82 20 84 30Z', '#C9CCDA'), box(36, 60, 58, 7, 3, '#A4A9BA')),
  relief('#A87447', '#3A1B08', 1.4, oval(65, 15, 6, 6, '#5B3219')),
  line('M44 74C38 86 38 100 42 112M52 38C48 44 48 52 50 58', '#FFFFFF', 3, 0.7),
])
