import { sketch } from './sketch.ts'

export const handMixer = sketch(({ slant, relief, box, shape, line }) => [
  line('M42 72L34 112M58 72L66 112', '#8E97A8', 3.4),
  ...[32, 68].flatMap((x) => [
    line(`M${x} 84C${x - 12} 94 ${x - 12} 116 ${x} 120C${x + 12} 116 ${x + 12} 94 ${x} 84Z`, '#9AA3B3', 3.4),
    line(`M${x} 84C${x - 4} 96 ${x - 4} 112 ${x} 120C${x + 4} 112 ${x + 4} 96 ${x} 84`, '#C9D0DC', 2.4),
    line(`M${x} 76V86`, '#8E97A8', 4),
  ]),
  relief(
    '#FFFFFF',
    '#8A2E22',
    2.6,
    shape(
      'M22 42C22 32 30 28 42 28H112C120 28 122 34 120 42L116 60C112 72 100 74 88 74H34C24 74 20 66 22 56Z',
      slant('#F28B7C', '#CE4A3C'),
    ),
  ),
  shape('M46 40H98C104 40 105 44 103 48L102 52C100 56 98 56 92 56H50C45 56 43 52 44 46Z', '#7A221A'),
  relief(
    '#FFFFFF',
    '#8A2E22',
    2.4,
    shape('M34 32C40 10 98 8 112 30L108 40C92 24 60 22 46 40Z', slant('#FFFFFF', '#D5DAE4')),
  ),
  box(40, 14, 14, 9, 4, '#3A3F4A'),
  line('M28 50V62', '#FFFFFF', 3, 0.7),
  line('M118 46C126 60 124 84 112 100', '#3A3F4A', 4),
])
