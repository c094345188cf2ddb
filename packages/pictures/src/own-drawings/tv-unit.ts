import { sketch } from './sketch.ts'

export const tvUnit = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#6C6884', '#15131F', 1.6, box(26, 12, 76, 46, 3, slant('#3A374A', '#22202E'))),
  box(29, 15, 70, 39, 2, slant('#5FCBEE', '#3A6BC8')),
  shape('M29 15H62L42 54H29Z', '#FFFFFF', 0.16),
  box(44, 58, 40, 4, 2, '#22202E'),
  relief('#E5B988', '#4F2A10', 2.2, box(4, 62, 120, 38, 4, slant('#C89664', '#96643A'))),
  relief(
    '#F4D4AC',
    '#4F2A10',
    1.6,
    box(9, 68, 34, 27, 2, down('#D6A878', '#B07E4C')),
    box(85, 68, 34, 27, 2, down('#D6A878', '#B07E4C')),
  ),
  box(48, 68, 32, 12, 1.5, '#4A2A14'),
  box(48, 83, 32, 12, 1.5, '#4A2A14'),
  relief('#8C88A3', '#15131F', 1, box(52, 74, 22, 6, 1.5, '#3E3B50')),
  ...[
    [51, '#D23B3B'],
    [56, '#F2B84B'],
    [61, '#3E8FC4'],
  ].map(([x, paint]) => box(Number(x), 86, 4, 9, 0.8, String(paint))),
  box(36, 79, 3, 6, 1.5, '#5B3219'),
  box(89, 79, 3, 6, 1.5, '#5B3219'),
  line('M16 100L12 114M112 100L116 114', '#5B3219', 5),
])
