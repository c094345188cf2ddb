import { sketch } from './sketch.ts'

export const beltBag = sketch(({ slant, relief, box, shape, line }) => [
  line('M14 60C2 46 6 28 26 20C48 12 80 12 102 20C122 28 126 46 114 60', '#2C303C', 9),
  line('M14 60C2 46 6 28 26 20C48 12 80 12 102 20C122 28 126 46 114 60', '#565C6E', 3, 0.8),
  relief('#9AA0B2', '#0D0E14', 1.4, box(50, 6, 28, 17, 4, '#3A3F4E')),
  line('M58 10V19M70 10V19', '#8E95A8', 2.4),
  relief(
    '#9FD6C6',
    '#0E3A34',
    2.8,
    shape(
      'M14 54C14 48 20 46 28 46H100C108 46 114 48 114 54C114 84 102 112 64 112S14 84 14 54Z',
      slant('#3FA08C', '#237464'),
    ),
  ),
  line('M24 60C40 56 88 56 104 60', '#12463E', 4),
  line('M24 60C40 56 88 56 104 60', '#C9CED8', 1.4),
  relief('#FFFFFF', '#4C5260', 0.8, box(98, 57, 6, 14, 2.5, '#D8DDE6')),
  relief('#9FD6C6', '#0E3A34', 1.6, shape('M28 72H100C96 92 84 102 64 102S32 92 28 72Z', slant('#4CB09C', '#2A8070'))),
  line('M32 76H96', '#12463E', 3.4),
  line('M32 76H96', '#C9CED8', 1.2),
  relief('#FFFFFF', '#4C5260', 0.8, box(36, 74, 5, 12, 2, '#D8DDE6')),
])
