import { sketch } from './sketch.ts'

export const epilator = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#7A5A98',
    2.6,
    shape(
      'M46 44H82C90 60 88 92 82 108C79 118 72 122 64 122C56 122 49 118 46 108C40 92 38 60 46 44Z',
      across('#D9C6F0', '#F6EEFF', '#C8B0E6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#59606E',
    2.2,
    shape('M38 34C38 30 42 28 46 28H82C86 28 90 30 90 34L86 50H42Z', across('#B9C0CC', '#F2F4F8', '#A4ACBA')),
  ),
  relief('#FFFFFF', '#59606E', 2, box(34, 10, 60, 22, 11, down('#E6E9F0', '#AEB5C2'))),
  ...[42, 50, 58, 66, 74, 82].map((x) => line(`M${x} 12V30`, '#4C5260', 3.4)),
  ...[46, 54, 62, 70, 78, 86].map((x) => line(`M${x} 14V28`, '#FFFFFF', 1.6)),
  relief('#E8DCF8', '#5E3A94', 1.4, oval(64, 72, 9, 9, '#9A72CC')),
  line('M64 67V73', '#FFFFFF', 2.4),
  line('M60 69C58 72 59 77 64 77C69 77 70 72 68 69', '#FFFFFF', 1.8),
  oval(64, 94, 2.4, 2.4, '#7CD08A'),
  line('M49 62C46 78 47 94 51 106', '#FFFFFF', 3.4, 0.8),
])
