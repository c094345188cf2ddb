import { sketch } from './sketch.ts'

export const darbuka = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFE9B0',
    '#5B3A08',
    2.8,
    shape(
      'M24 26C24 54 44 62 50 76C52 90 46 104 38 116C52 124 76 124 90 116C82 104 76 90 78 76C84 62 104 54 104 26Z',
      across('#B9862C', '#F2D88A', '#9A6C1C'),
    ),
  ),
  line('M29 44C50 54 78 54 99 44M44 66C56 72 72 72 84 66M50 84H78', '#7A5410', 2, 0.7),
  ...[36, 48, 64, 80, 92].map((x, at) => shape(`M${x} ${[50, 55, 57, 55, 50][at] ?? 50}l5 5l-5 5l-5 -5Z`, '#2F8A8A')),
  ...[54, 64, 74].map((x) => shape(`M${x} 92l4 5l-4 5l-4 -5Z`, '#B8382C')),
  line('M40 114C54 120 74 120 88 114', '#7A5410', 3),
  relief('#FFFFFF', '#5B6270', 2, oval(64, 24, 46, 15, down('#C9CED8', '#8E95A8'))),
  relief('#FFFFFF', '#8A8270', 1.2, oval(64, 22, 40, 11, '#F6EFDC')),
  oval(58, 20, 18, 5, '#FFFFFF', 0.6),
  ...[26, 42, 64, 86, 102].map((x, at) =>
    relief('#FFFFFF', '#3E4452', 0.8, box(x - 3, [26, 33, 35, 33, 26][at] ?? 30, 6, 8, 2, '#5B6270')),
  ),
])
