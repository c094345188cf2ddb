import { sketch } from './sketch.ts'

export const dishwasher = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  box(26, 114, 12, 6, 2, '#3A374A'),
  box(90, 114, 12, 6, 2, '#3A374A'),
  relief('#FFFFFF', '#8B88A0', 2.4, box(18, 8, 92, 108, 9, slant('#F8F7FB', '#CFCCDB'))),
  box(22, 13, 84, 15, 4, '#2B2940'),
  box(72, 17, 22, 7, 2, '#57D5FF'),
  oval(31, 20, 3, 3, '#8FE3B0'),
  oval(41, 20, 3, 3, '#DAD8E4'),
  oval(51, 20, 3, 3, '#DAD8E4'),
  box(26, 36, 76, 72, 6, '#4A4764'),
  box(28, 38, 72, 68, 5, down('#B9D9EE', '#6F9CC4')),
  // Plates upright in the lower rack, glasses in the upper one.
  relief('#FFFFFF', '#9A97B0', 1, ...[36, 46, 56, 66, 76, 86].map((x) => box(x, 74, 5, 22, 2.5, '#F4F6FA'))),
  relief(
    '#FFFFFF',
    '#7FB0D2',
    1,
    ...[36, 53, 70].map((x) => shape(`M${x} 46H${x + 14}L${x + 12} 62H${x + 2}Z`, '#DDF1FC')),
  ),
  line('M32 64H96M32 98H96M34 64V54M94 64V54M34 98V84M94 98V84', '#E8EAF2', 2.4),
  shape('M28 38H62L40 106H28Z', '#FFFFFF', 0.14),
])
