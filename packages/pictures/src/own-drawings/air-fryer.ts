import { sketch } from './sketch.ts'

export const airFryer = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#7A7F96',
    '#0D0E18',
    2.4,
    shape(
      'M26 50C26 20 40 8 64 8S102 20 102 50V104C102 112 98 116 90 116H38C30 116 26 112 26 104Z',
      across('#585C70', '#2C2E3C'),
    ),
  ),
  shape('M36 36C38 22 48 15 64 15S90 22 92 36Z', '#12131E'),
  oval(64, 27, 8, 8, '#2E3044'),
  line('M64 27L68 22', '#7BF0C0', 2.2),
  oval(46, 29, 2.4, 2.4, '#FF9A5C'),
  oval(82, 29, 2.4, 2.4, '#7BF0C0'),
  relief('#9DA2B8', '#0D0E18', 1.8, box(31, 50, 66, 58, 8, across('#6B7088', '#3A3D4E'))),
  box(38, 58, 52, 20, 4, '#F7C978'),
  shape('M40 74L46 60L52 76L58 61L64 76L71 60L77 76L84 62L88 76Z', '#E89B32'),
  box(38, 58, 52, 20, 4, '#FFFFFF', 0.22),
  relief('#FFFFFF', '#6B7080', 1.6, box(52, 84, 24, 30, 8, down('#DDE0EA', '#8A90A4'))),
  box(57, 89, 14, 12, 5, '#3A3D4E'),
])
