import { sketch } from './sketch.ts'

export const refrigerator = sketch(({ down, across, slant, relief, box }) => [
  box(38, 114, 10, 8, 2, '#3A374A'),
  box(80, 114, 10, 8, 2, '#3A374A'),
  relief('#FFFFFF', '#85829A', 2.4, box(28, 6, 72, 112, 8, across('#E4E3EC', '#B9B6C8'))),
  relief('#FFFFFF', '#9D9AB0', 1.6, box(31, 9, 66, 40, 5, slant('#F0EFF5', '#C4C1D1'))),
  relief('#FFFFFF', '#9D9AB0', 1.6, box(31, 52, 66, 63, 5, slant('#F0EFF5', '#C4C1D1'))),
  relief(
    '#A9A6BB',
    '#3C394D',
    1,
    box(37, 26, 5, 18, 2.5, down('#77748A', '#55526A')),
    box(37, 58, 5, 30, 2.5, down('#77748A', '#55526A')),
  ),
  box(66, 16, 22, 11, 3, '#2B2940'),
  box(70, 20, 8, 3, 1.5, '#57D5FF'),
  box(81, 20, 4, 3, 1.5, '#8DF2B4'),
])
