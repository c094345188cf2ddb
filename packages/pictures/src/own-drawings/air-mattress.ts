import { sketch } from './sketch.ts'

export const airMattress = sketch(({ across, down, relief, box, oval, line }) => [
  oval(64, 78, 62, 40, '#8CD0F0'),
  line(
    'M8 62C18 56 26 66 36 60M92 108C102 102 110 112 120 104M12 98C20 92 28 102 36 96M96 56C104 50 112 60 122 52',
    '#FFFFFF',
    2.6,
    0.9,
  ),
  `<g transform="rotate(28 64 64)">${[
    ...[0, 1, 2, 3, 4].map((at) =>
      relief(
        '#FFFFFF',
        '#8A2440',
        2,
        box(
          28 + at * 14.4,
          34,
          15,
          84,
          7,
          at % 2 ? across('#E4E9F2', '#FFFFFF', '#D4DBE6') : across('#E0587A', '#F8A0B4', '#D0486C'),
        ),
      ),
    ),
    relief('#FFFFFF', '#8A2440', 2.2, box(25, 8, 78, 26, 13, down('#FFC0CE', '#F07A96'))),
    line('M40 14V28M52 13V29M64 13V29M76 13V29M88 14V28', '#D0486C', 1.6, 0.5),
    relief('#FFFFFF', '#8A2440', 0.8, oval(96, 112, 3, 3, '#FFFFFF')),
  ].join('')}</g>`,
])
