import { sketch } from './sketch.ts'

export const nailVarnish = sketch(({ down, across, relief, box, shape, line }) => [
  relief(
    '#77748C',
    '#14121F',
    2,
    shape('M50 6H78C81 6 82 8 82 10L86 58H42L46 10C46 8 47 6 50 6Z', across('#2B2939', '#5B586F', '#23212F')),
  ),
  relief('#FFF3C9', '#8A6210', 1, box(43, 55, 42, 7, 2, across('#D9A545', '#FBE39C', '#C08A2A'))),
  relief(
    '#FFC2D0',
    '#8F0F38',
    2.6,
    shape(
      'M42 62H86C100 66 106 78 106 92V106C106 115 101 120 92 120H36C27 120 22 115 22 106V92C22 78 28 66 42 62Z',
      across('#D61F55', '#FF5C86', '#B81145'),
    ),
  ),
  shape('M34 84C38 74 44 71 52 70V74C44 76 40 80 38 88V108H34Z', '#FFFFFF', 0.6),
  shape('M42 62H86C88 64 88 66 86 68H42C40 66 40 64 42 62Z', down('#FFE3EA', '#FF9DB4'), 0.7),
  line('M40 112H88', '#FFC2D0', 2, 0.5),
])
