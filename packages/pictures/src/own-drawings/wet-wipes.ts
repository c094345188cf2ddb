import { sketch } from './sketch.ts'

export const wetWipes = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#D4F4F0',
    '#1E6B70',
    2.4,
    shape('M8 44C24 38 104 38 120 44L116 112C100 118 28 118 12 112Z', slant('#7FD0CC', '#3FA6A8')),
  ),
  line('M10 50C40 45 88 45 118 50M13 106C40 111 88 111 115 106', '#D4F4F0', 1.6, 0.7),
  relief(
    '#FFFFFF',
    '#A9C4CE',
    1.6,
    shape('M48 54C44 36 52 22 60 14C64 22 70 18 76 24C82 32 82 44 80 54Z', slant('#FFFFFF', '#DCEAF0')),
  ),
  line('M58 46C57 36 60 28 63 22M70 46C71 38 71 32 71 27', '#C4D6DE', 1.6),
  relief('#FFFFFF', '#8FB4BE', 1.8, shape('M38 50C44 46 84 46 90 50L88 68C80 72 48 72 40 68Z', '#F4FBFC')),
  shape('M46 54C56 51 72 51 82 54C78 60 50 60 46 54Z', '#5BA8AC'),
  relief('#FFFFFF', '#9AC4C4', 1, box(26, 78, 76, 24, 10, '#FBFFFF')),
  oval(44, 90, 7, 7, '#F6C9A4'),
  oval(41.5, 89, 1.2, 1.2, '#5B3219'),
  oval(46.5, 89, 1.2, 1.2, '#5B3219'),
  line('M42 93C43 94.5 45 94.5 46 93', '#5B3219', 1.2),
  line('M58 86H92M58 94H82', '#3FA6A8', 3.4),
])
