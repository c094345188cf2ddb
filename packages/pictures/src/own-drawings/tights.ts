import { sketch } from './sketch.ts'

export const tights = sketch(({ across, down, relief, shape, box, line }) => [
  relief(
    '#9A93A8',
    '#16131E',
    2.4,
    shape(
      'M34 18H64L62 58C60 82 54 98 52 112C51 119 44 122 34 121L24 119C19 118 19 113 24 111L33 107C36 92 32 44 34 18Z',
      across('#3E3850', '#5E5674', '#352F46'),
    ),
    shape(
      'M64 18H94C96 44 92 92 95 107L104 111C109 113 109 118 104 119L94 121C84 122 77 119 76 112C74 98 68 82 66 58Z',
      across('#443E58', '#645C7C', '#352F46'),
    ),
  ),
  relief('#B0A9BE', '#16131E', 1.6, box(33, 10, 62, 13, 5, down('#4C4560', '#332D44'))),
  line('M64 24V56', '#2A2438', 2),
  shape('M41 28C40 60 42 84 42 100L46 100C48 80 50 56 50 28Z', '#FFFFFF', 0.14),
  shape('M78 28C78 60 82 84 84 100L88 100C88 80 88 56 87 28Z', '#FFFFFF', 0.14),
])
