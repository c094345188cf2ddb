import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const mustard = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFB8A8', '#7A1C10', 1.6, shape('M60 4H68L74 26H54Z', across('#D8402C', '#F07460', '#C03020'))),
  relief('#FFB8A8', '#7A1C10', 1.6, box(44, 24, 40, 12, 4, across('#D8402C', '#F07460', '#C03020'))),
  relief(
    '#FFF6B8',
    '#8A6404',
    2.8,
    shape(
      'M46 36H82C92 42 96 52 96 64V112C96 118 92 122 86 122H42C36 122 32 118 32 112V64C32 52 36 42 46 36Z',
      across('#E8B41C', '#FADA5A', '#D8A210'),
    ),
  ),
  relief('#FFFFFF', '#B89A4C', 1.2, box(36, 60, 56, 48, 6, '#FFFBE8')),
  ...[
    [52, 72],
    [60, 68],
    [68, 73],
    [76, 69],
    [58, 78],
    [72, 80],
    [64, 82],
  ].map(([x = 0, y = 0], at) => oval(x, y, 2.8, 2.8, at % 2 ? '#C8901A' : '#E4B23C')),
  writeLetters('HARDAL', { x: 39, y: 88, width: 50, height: 17 }, '#8A5A04'),
  line('M42 48C39 54 38 60 38 66', '#FFFFFF', 4, 0.6),
])
