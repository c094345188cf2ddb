import { sketch } from './sketch.ts'

export const skirt = sketch(({ down, slant, relief, shape, line, box }) => [
  relief(
    '#F0B6FF',
    '#6A1E84',
    2.6,
    shape(
      'M40 26H88C96 56 108 80 118 104C106 114 88 116 64 116S22 114 10 104C20 80 32 56 40 26Z',
      slant('#C35BDF', '#8C34AE'),
    ),
  ),
  line('M50 34C46 62 38 92 34 112M64 34V115M78 34C82 62 90 92 94 112', '#762A95', 3, 0.55),
  line('M54 34C51 62 44 92 41 112M69 34L71 115M83 34C88 62 97 92 101 110', '#EBA9FA', 2, 0.45),
  relief('#F0B6FF', '#6A1E84', 1.4, box(37, 14, 54, 15, 5, down('#A845C8', '#8A33AB'))),
  relief('#FFF0BF', '#B07A10', 1, box(57, 15, 14, 13, 3, '#F5C04A')),
  box(61, 19, 6, 5, 1, '#96390F', 0.5),
])
