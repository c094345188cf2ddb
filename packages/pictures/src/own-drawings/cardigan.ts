import { sketch } from './sketch.ts'

export const cardigan = sketch(({ across, slant, relief, shape, line, oval }) => [
  relief(
    '#F0D9B8',
    '#6A4A24',
    2.2,
    shape('M40 20L22 30C14 37 10 54 6 92C5 97 8 99 12 100L23 101L35 60Z', across('#C79A62', '#AC7E48')),
    shape('M88 20L106 30C114 37 118 54 122 92C123 97 120 99 116 100L105 101L93 60Z', across('#B28450', '#CDA06A')),
  ),
  relief(
    '#F3DFC2',
    '#6A4A24',
    2.4,
    shape('M42 18L64 62L63 114H35C32 114 30 112 30 108L27 29Z', slant('#D8AE78', '#B98A54')),
    shape('M86 18L64 62L65 114H93C96 114 98 112 98 108L101 29Z', slant('#CFA36C', '#AF804A')),
  ),
  shape('M42 18C48 22 80 22 86 18L64 60Z', '#6E4E2C'),
  line('M42 18L64 61V113', '#8A6236', 5),
  line('M86 18L64 61', '#8A6236', 5),
  ...[72, 86, 100].map((y) => oval(68, y, 3, 3, '#FFF6E6')),
  line('M36 90H54M74 90H92', '#8A6236', 3.4),
  line('M33 108H60M68 108H95', '#9A7040', 3, 0.7),
  ...[38, 50, 62, 74].map((y) => line(`M33 ${y}L40 ${y + 6}L47 ${y}M81 ${y}L88 ${y + 6}L95 ${y}`, '#E6C595', 2, 0.75)),
])
