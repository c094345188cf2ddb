import { sketch } from './sketch.ts'

export const foodProcessor = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape(
      'M26 82H102L110 114C111 118 108 120 104 120H24C20 120 17 118 18 114Z',
      across('#5A5F70', '#3A3F4E', '#2B2E3A'),
    ),
  ),
  relief('#FFFFFF', '#4C5260', 1.6, oval(64, 103, 13, 12, down('#F4F6F9', '#A9B0BE'))),
  line('M64 103V94', '#E8584A', 3.4),
  oval(38, 103, 3, 3, '#7BF0C0'),
  line('M104 46C122 44 122 78 102 76', '#3A3F4E', 8),
  relief('#FFFFFF', '#7EA6C4', 2, shape('M22 36H106L100 84H28Z', across('#D6E8F4', '#F6FBFE', '#C2DAEA'), 0.92)),
  shape('M26 62C40 56 56 66 70 60C84 56 94 64 102 60L99 82H29Z', '#F2B25A'),
  ...[
    [40, 68, '#E8584A'],
    [56, 74, '#6FB85A'],
    [74, 70, '#E8584A'],
    [88, 75, '#6FB85A'],
  ].map(([x, y, paint]) => oval(Number(x), Number(y), 5, 4, String(paint))),
  line('M64 80V58M46 78L82 72', '#8E97A8', 4),
  relief('#FFFFFF', '#4C5260', 1.8, box(16, 28, 96, 11, 4, down('#E6EAF0', '#AEB5C2'))),
  relief('#FFFFFF', '#7EA6C4', 1.8, box(64, 8, 26, 22, 3, across('#D6E8F4', '#F6FBFE', '#C2DAEA'))),
  relief('#8A8FA0', '#16181F', 1.4, box(60, 4, 34, 8, 3, '#3A3F4E')),
])
