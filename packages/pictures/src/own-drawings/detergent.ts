import { sketch } from './sketch.ts'

export const detergent = sketch(({ across, slant, down, relief, box, oval, shape, line }) => [
  relief('#A8DAFF', '#123F86', 1.8, box(30, 4, 36, 24, 6, across('#1F66C9', '#4A97F2', '#1A55AC'))),
  line('M38 8V24M45 8V24M52 8V24M59 8V24', '#123F86', 1.6, 0.6),
  relief(
    '#FFC78F',
    '#8C3A08',
    2.6,
    shape(
      'M32 28H66C74 34 106 36 108 58V106C108 116 102 120 94 120H34C26 120 20 116 20 106V54C20 42 28 38 32 28ZM78 50C76 56 80 74 86 78C92 80 96 76 96 70V58C94 52 82 46 78 50Z',
      slant('#FF9F43', '#E5681A'),
    ),
  ),
  relief('#FFFFFF', '#B9A890', 1.2, oval(54, 82, 28, 26, '#FFF8EC')),
  relief(
    '#A8DAFF',
    '#1B58A8',
    1.2,
    shape('M54 62C62 72 68 80 68 87A14 14 0 0 1 40 87C40 80 46 72 54 62Z', down('#6FC3FA', '#2F80DE')),
  ),
  oval(49, 88, 3, 5, '#FFFFFF', 0.75),
  oval(98, 92, 5, 5, '#FFFFFF', 0.55),
  oval(90, 104, 3.5, 3.5, '#FFFFFF', 0.5),
  line('M28 56V74', '#FFFFFF', 4, 0.55),
])
