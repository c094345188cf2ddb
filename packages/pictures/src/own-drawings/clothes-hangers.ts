import { sketch } from './sketch.ts'

export const clothesHangers = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M64 40V34C64 26 76 28 76 18C76 8 60 8 60 18', '#7E8798', 4.4),
  line('M64 40V34C64 26 76 28 76 18C76 8 60 8 60 18', '#D4DAE4', 1.6),
  relief(
    '#F4D4AC',
    '#4F2A10',
    2.2,
    shape(
      'M64 36C72 40 112 66 120 76C126 84 120 92 112 90L98 82C84 70 72 62 64 56C56 62 44 70 30 82L16 90C8 92 2 84 8 76C16 66 56 40 64 36Z',
      slant('#D6A878', '#A8743E'),
    ),
  ),
  relief('#F4D4AC', '#4F2A10', 1.8, box(18, 98, 92, 8, 4, down('#D6A878', '#B07E4C'))),
  line('M20 88V100M108 88V100', '#A8743E', 5),
  line('M34 72C42 64 52 58 64 50C76 58 86 64 94 72', '#F0CC9C', 2.6, 0.8),
  oval(64, 45, 3, 3, '#7E8798'),
])
