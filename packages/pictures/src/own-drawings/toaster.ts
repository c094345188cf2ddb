import { sketch } from './sketch.ts'

export const toaster = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFE3B3',
    '#9A5A1C',
    1.8,
    shape('M30 50V30C24 24 30 12 42 14H58C68 12 74 24 68 30V50Z', down('#F5C27A', '#D9964A')),
  ),
  relief(
    '#FFE3B3',
    '#9A5A1C',
    1.8,
    shape('M62 52V34C56 28 62 18 72 20H88C98 18 104 28 98 34V52Z', down('#FBD08C', '#DFA055')),
  ),
  relief('#6D6A82', '#1D1B29', 1, box(24, 112, 14, 8, 3, '#3A374B'), box(90, 112, 14, 8, 3, '#3A374B')),
  relief(
    '#FFB0A6',
    '#8C1C1F',
    2.6,
    shape(
      'M10 64C10 52 18 46 30 46H98C110 46 118 52 118 64V104C118 112 114 115 108 115H20C14 115 10 112 10 104Z',
      down('#F2604F', '#C9302F'),
    ),
  ),
  box(22, 50, 84, 7, 3.5, '#5B1517'),
  line('M20 100H108', '#FFC9C0', 2, 0.5),
  relief('#FFFFFF', '#6B687F', 1.2, box(102, 66, 8, 26, 4, '#3A2030')),
  relief('#FFFFFF', '#6B687F', 1, box(99, 70, 15, 8, 4, across('#EDECF2', '#B4B1C3'))),
  relief('#FFFFFF', '#7B788F', 1.2, oval(34, 82, 9, 9, down('#F3F2F7', '#BAB7C8'))),
  line('M34 75V81', '#4A475C', 2.4),
])
