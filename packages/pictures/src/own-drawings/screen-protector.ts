import { sketch } from './sketch.ts'

export const screenProtector = sketch(({ slant, relief, box, shape, line, turned }) => [
  turned(
    -8,
    relief('#55597A', '#0D0E18', 1.6, box(26, 12, 58, 106, 11, '#26283A')),
    box(30, 16, 50, 98, 8, slant('#3C4468', '#1C2036')),
  ),
  turned(
    6,
    box(46, 8, 60, 108, 11, slant('#E4F7FF', '#A9DDF2'), 0.72),
    line(
      'M57 8H95A11 11 0 0 1 106 19V105A11 11 0 0 1 95 116H57A11 11 0 0 1 46 105V19A11 11 0 0 1 57 8Z',
      '#FFFFFF',
      2.6,
    ),
    shape('M50 20A8 8 0 0 1 58 12H84L50 78Z', '#FFFFFF', 0.55),
    shape('M92 12H96A8 8 0 0 1 102 20V24L58 112H54Z', '#FFFFFF', 0.28),
    box(68, 13, 16, 5, 2.5, '#5C7F9E', 0.55),
    shape('M106 84V105A11 11 0 0 1 95 116H74Z', '#F4FCFF', 0.9),
    line('M106 84L74 116', '#8CC4DE', 1.6),
  ),
])
