import { sketch } from './sketch.ts'

export const pruningShears = sketch(({ slant, relief, oval, shape, line }) => [
  relief(
    '#FF9C8C',
    '#6E1410',
    2.4,
    shape('M58 64C44 76 32 92 28 112C27 119 34 122 38 117C44 102 56 88 68 76Z', slant('#E5483C', '#B22820')),
    shape('M70 64C84 76 96 92 100 112C101 119 94 122 90 117C84 102 72 88 60 76Z', slant('#E5483C', '#B22820')),
  ),
  line('M50 80C58 90 70 90 78 80', '#8E95A8', 4),
  line('M52 84C58 92 70 92 76 84', '#D4DAE4', 1.6),
  relief('#FFFFFF', '#3E4452', 2.2, shape('M56 66C64 44 82 20 88 6C100 24 92 54 72 72Z', slant('#EEF1F5', '#98A0AF'))),
  relief('#FFFFFF', '#3E4452', 2.2, shape('M74 66C64 52 54 40 46 18C34 30 40 56 58 74Z', slant('#B9C0CC', '#7A8292'))),
  line('M84 14C82 30 76 46 68 60', '#FFFFFF', 2, 0.8),
  relief('#FFFFFF', '#3E4452', 1.4, oval(65, 67, 8, 8, '#C3C9D4')),
  line('M61 67H69', '#5B6270', 2.2),
  line('M100 104L92 116', '#FFFFFF', 2, 0.5),
])
