import { sketch } from './sketch.ts'

export const perfume = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief('#FFF6D6', '#8A6210', 1.8, box(47, 4, 34, 24, 4, across('#D9A545', '#FBE39C', '#C58F2E'))),
  relief('#FFF6D6', '#8A6210', 1.2, box(54, 28, 20, 11, 2, across('#C58F2E', '#F2D07A', '#B57F22'))),
  relief(
    '#FFE9F2',
    '#A8487A',
    2.4,
    shape(
      'M36 38H92C102 38 108 44 108 54V104C108 114 102 120 92 120H36C26 120 20 114 20 104V54C20 44 26 38 36 38Z',
      slant('#FFD3E4', '#F0A0C4'),
    ),
  ),
  relief(
    '#FFD0E2',
    '#B03A78',
    1.6,
    shape('M32 62C48 54 66 72 96 60V102C96 106 94 108 90 108H38C34 108 32 106 32 102Z', down('#FF8DBB', '#E0558F')),
  ),
  relief('#FFFFFF', '#C9A7B8', 1, box(42, 72, 44, 22, 3, '#FFF7FA')),
  line('M50 80H78M56 86H72', '#D98AAE', 2.4),
  line('M28 52V96', '#FFFFFF', 4, 0.8),
])
