import { sketch } from './sketch.ts'

export const blender = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#6D6A82', '#1D1B29', 1.4, box(42, 6, 44, 10, 4, down('#55526A', '#3A374B'))),
  line('M86 26H102C108 26 110 30 108 36L102 60C101 64 98 66 92 66', '#9ACBE6', 6),
  shape('M34 16H94L84 80H44Z', across('#D5EFFB', '#F4FCFF', '#B9DFF1'), 0.85),
  shape('M38.5 44C50 38 62 50 89.5 43L83.7 80H44.300Z', down('#FF7FA5', '#E8336D')),
  oval(56, 56, 5, 5, '#FFC1D3', 0.8),
  oval(72, 66, 4, 4, '#FFC1D3', 0.8),
  oval(66, 54, 3, 3, '#FFFFFF', 0.7),
  line('M42 24L48 72', '#FFFFFF', 3.5, 0.8),
  relief('#8C899F', '#2A2839', 1.2, box(42, 79, 44, 8, 3, '#56536A')),
  relief(
    '#FFFFFF',
    '#7B788F',
    2.4,
    shape('M44 87H84L94 114C95 118 93 120 89 120H39C35 120 33 118 34 114Z', across('#E9E7F0', '#FBFAFD', '#BDBACB')),
  ),
  relief('#8C899F', '#2A2839', 1, oval(64, 103, 8, 8, '#4B485E')),
  line('M64 98V103', '#FFFFFF', 2.2),
  oval(48, 106, 2.5, 2.5, '#4CD97B'),
])
