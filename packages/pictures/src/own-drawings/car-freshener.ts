import { sketch } from './sketch.ts'

export const carFreshener = sketch(({ slant, relief, box, oval, shape, line }) => [
  line('M64 22C56 4 72 4 64 22', '#C9CCDA', 2.4),
  relief(
    '#D4F4D0',
    '#1E6B2E',
    2.6,
    shape('M64 14L88 42H78L100 68H86L112 100H72V120H56V100H16L42 68H28L50 42H40Z', slant('#6EC86A', '#3A9448')),
  ),
  oval(64, 26, 3, 3, '#E9F8E6'),
  line('M60 34L48 46M58 50L40 70M54 78L34 96', '#E4FFDC', 3, 0.6),
  relief('#FFFFFF', '#8FC494', 1, box(46, 70, 36, 18, 6, '#F6FFF4')),
  line('M52 76H76M56 82H72', '#58AE66', 2.6),
])
