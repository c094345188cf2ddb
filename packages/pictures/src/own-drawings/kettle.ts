import { sketch } from './sketch.ts'

export const kettle = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#6D6A82', '#1D1B29', 1.4, box(22, 110, 76, 10, 5, down('#4B485E', '#32303F'))),
  relief(
    '#716E87',
    '#24222F',
    2,
    shape(
      'M86 30C108 26 120 40 118 62C117 80 112 96 100 100L95 92C104 86 107 76 108 62C109 48 104 40 90 42Z',
      across('#4E4B62', '#3A374B'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#76738A',
    2.6,
    shape(
      'M36 26H82L96 104C96 108 94 110 90 110H30C26 110 24 108 24 104L30 56L14 34C20 30 30 28 36 26Z',
      across('#B4B1C5', '#F6F5FA', '#C6C3D3', '#A29FB5'),
    ),
  ),
  relief('#716E87', '#24222F', 1.4, shape('M36 26C38 18 46 14 59 14S80 18 82 26Z', down('#5B586F', '#3E3B50'))),
  oval(59, 12, 7, 5, down('#5B586F', '#3A374B')),
  box(42, 52, 9, 46, 4.5, '#2E4A66'),
  box(43.5, 70, 6, 26, 3, down('#7EDBFF', '#2E9BEF')),
  line('M33 100H89', '#8E8BA1', 2, 0.6),
])
