import { sketch } from './sketch.ts'

export const hairClips = sketch(({ across, down, glow, relief, oval, shape, line, box }) => [
  relief(
    '#FFE8C8',
    '#5A3410',
    2.4,
    shape(
      'M14 44C20 14 70 8 82 30C86 40 82 48 76 50C70 40 40 36 28 52C22 56 14 54 14 44Z',
      across('#B4742C', '#E0A860', '#98581C'),
    ),
  ),
  ...[22, 34, 46, 58, 70].map((x) =>
    line(`M${x} ${44 - Math.abs(46 - x) * 0.1}C${x - 2} 54 ${x - 1} 60 ${x + 2} 64`, '#8A5018', 4),
  ),
  relief(
    '#FFE8C8',
    '#5A3410',
    1.6,
    shape('M16 66C30 76 66 76 80 62L82 70C68 86 30 86 14 74Z', across('#98581C', '#D09850', '#8A4E14')),
  ),
  relief('#FFFFFF', '#8E1E44', 2.2, oval(98, 70, 22, 20, glow('#F48CA8', '#D04A70'))),
  oval(98, 70, 10, 9, '#FFFFFF'),
  line(
    'M80 62C86 58 88 66 92 60M104 60C108 64 112 60 116 66M82 80C88 78 90 84 96 82M104 82C108 78 112 82 114 78',
    '#A8305A',
    1.8,
    0.7,
  ),
  relief('#FFFFFF', '#1E4A84', 1.8, box(12, 96, 70, 9, 4.5, down('#8CB8EC', '#4A80C4'))),
  line('M16 110C36 108 60 108 80 104', '#4A5464', 3),
  relief(
    '#FFFFFF',
    '#8A6404',
    1.4,
    shape('M30 100C22 88 14 92 16 100S24 110 30 100ZM30 100C38 88 46 92 44 100S36 110 30 100Z', '#F6C84C'),
  ),
  oval(30, 100, 3.4, 3.4, '#E0A020'),
])
