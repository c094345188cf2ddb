import { sketch } from './sketch.ts'

export const blouse = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFD6DE',
    '#A93F62',
    2,
    shape('M40 20C22 24 10 44 8 66C7 74 12 80 20 80C28 80 34 76 36 66L42 42Z', across('#F3A2B6', '#E58AA2')),
    shape('M88 20C106 24 118 44 120 66C121 74 116 80 108 80C100 80 94 76 92 66L86 42Z', across('#E994AA', '#F3A6B9')),
  ),
  relief('#FFE3E9', '#A93F62', 1.2, box(9, 76, 24, 9, 4, '#F0B4C2'), box(95, 76, 24, 9, 4, '#F0B4C2')),
  relief(
    '#FFE3E9',
    '#A93F62',
    2.4,
    shape(
      'M42 16C50 24 78 24 86 16L94 24C92 50 92 60 98 112C98 116 76 119 64 119S30 116 30 112C36 60 36 50 34 24Z',
      slant('#FBBFCD', '#E88BA4'),
    ),
  ),
  shape('M44 15C50 30 78 30 84 15C78 19 50 19 44 15Z', '#C25F7E'),
  relief(
    '#FFF0F3',
    '#B85576',
    1.2,
    shape('M60 32L46 26C42 34 44 42 48 44Z', '#F7A9BC'),
    shape('M66 32L80 26C84 34 82 42 78 44Z', '#F7A9BC'),
    shape('M60 34L54 66L61 62L63 36ZM66 34L72 68L65 63L63 36Z', '#F094AC'),
  ),
  oval(63, 33, 4.6, 4.6, '#E77F9C'),
  line('M42 70C44 84 42 100 40 114M86 70C84 84 86 100 88 114M54 84V116M74 84V116', '#D06C8C', 1.6, 0.5),
])
