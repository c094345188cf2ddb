import { sketch } from './sketch.ts'

export const toiletBrush = sketch(({ across, down, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4C5260', 1.6, box(60, 12, 8, 66, 4, across('#C3C9D4', '#F2F4F8', '#AEB5C2'))),
  relief('#FFFFFF', '#4C5260', 1.4, oval(64, 12, 7, 7, glow('#FFFFFF', '#A9B0BE'))),
  relief('#FFFFFF', '#4C5260', 1.6, oval(64, 62, 26, 7, down('#8E97A8', '#5C6474'))),
  relief(
    '#FFFFFF',
    '#4C5260',
    2.4,
    shape(
      'M36 62C44 70 84 70 92 62L88 112C87 119 82 121 76 121H52C46 121 41 119 40 112Z',
      across('#C9D0DA', '#F4F6FA', '#AEB5C2'),
    ),
  ),
  line('M46 72L49 112', '#FFFFFF', 5, 0.6),
  box(60, 14, 3, 44, 1.5, '#FFFFFF', 0.6),
])
