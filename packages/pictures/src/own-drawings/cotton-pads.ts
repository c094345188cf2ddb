import { sketch } from './sketch.ts'

export const cottonPads = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#C4B4C8',
    1.6,
    shape('M34 20H94V112C94 118 88 121 64 121S34 118 34 112Z', slant('#FDFBFE', '#E2D8E8')),
  ),
  ...[30, 40, 50, 60, 70, 80, 90, 100, 110].map((y) =>
    line(`M35 ${y}C46 ${y + 6} 82 ${y + 6} 93 ${y}`, '#D8CCE0', 1.8),
  ),
  relief('#FFFFFF', '#C4B4C8', 1.4, oval(64, 20, 30, 11, '#FFFFFF')),
  line('M52 18L76 22M52 23L74 16', '#E2D8E8', 1.6),
  relief(
    '#E8C4F2',
    '#6A2A80',
    1.6,
    shape('M33 56C46 64 82 64 95 56V92C82 100 46 100 33 92Z', across('#B97FCF', '#9A5CB4', '#B97FCF')),
  ),
  oval(64, 79, 11, 11, '#FBF6FD'),
  oval(64, 79, 6.5, 6.5, '#E8D4F0'),
  relief('#FFFFFF', '#C4B4C8', 1.4, oval(102, 110, 20, 9, '#FFFFFF')),
  oval(102, 109, 13, 5, '#EFE8F3'),
])
