import { sketch } from './sketch.ts'

export const diapers = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief('#C9F0FF', '#1E6BA8', 1.2, shape('M46 20C46 8 82 8 82 20V26H74V21C74 16 54 16 54 21V26H46Z', '#5BB8EE')),
  relief(
    '#C9F0FF',
    '#1D67A6',
    2.6,
    shape(
      'M18 24H110C114 24 116 26 116 30L120 110C120 116 117 119 112 119H16C11 119 8 116 8 110L12 30C12 26 14 24 18 24Z',
      slant('#6FCBF7', '#3A95DC'),
    ),
  ),
  shape(
    'M10 78C30 66 50 92 72 80S104 70 118.5 78L120 110C120 116 117 119 112 119H16C11 119 8 116 8 110Z',
    down('#FFE08A', '#FFC24D'),
  ),
  relief(
    '#FFFFFF',
    '#A7C2D6',
    1.6,
    shape(
      'M34 46C44 42 84 42 94 46C96 52 96 58 94 62C84 64 78 74 76 88C72 94 56 94 52 88C50 74 44 64 34 62C32 58 32 52 34 46Z',
      down('#FFFFFF', '#E6EEF5'),
    ),
  ),
  relief('#FFFFFF', '#9DB8CC', 0.8, box(34, 48, 12, 8, 3, '#8FD3F7'), box(82, 48, 12, 8, 3, '#8FD3F7')),
  oval(64, 76, 4.5, 4.5, '#FFB3C2'),
  line('M24 104H62', '#FFFFFF', 5),
  line('M24 112H48', '#FFFFFF', 3.5, 0.8),
])
