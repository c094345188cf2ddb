import { sketch } from './sketch.ts'

export const drill = sketch(({ down, slant, relief, box, shape, line, oval }) => [
  line('M4 40H30', '#8B889F', 5),
  line('M6 38L12 42M14 38L20 42M22 38L28 42', '#D6D4E0', 1.8),
  relief(
    '#9A97AE',
    '#1D1B29',
    1.6,
    shape('M24 31L38 26V54L24 49Z', down('#6B687F', '#3A374B')),
    box(37, 24, 12, 32, 3, down('#55526A', '#302E40')),
  ),
  relief(
    '#FFE7A0',
    '#A05A04',
    2.6,
    shape('M48 18H104C114 18 118 26 118 38S114 60 104 60H84L92 92H66L60 60H48Z', slant('#FFC42E', '#F09A12')),
  ),
  relief('#77748C', '#1B1926', 1.6, shape('M70 60H84L92 92H66L64 80Z', down('#4B485E', '#343147'))),
  relief('#FF8A7A', '#86131B', 1, shape('M58 62H68L66 76C60 74 58 68 58 62Z', '#D9382F')),
  relief('#77748C', '#1B1926', 2, box(54, 90, 50, 24, 6, down('#56536A', '#2F2C40'))),
  line('M62 102H84', '#FFC42E', 4.5),
  line('M88 28V50M96 28V50M104 30V48', '#A8660A', 3, 0.75),
  box(56, 26, 22, 10, 3, '#2F2C40'),
  oval(62, 31, 2.4, 2.4, '#8DF26B'),
])
