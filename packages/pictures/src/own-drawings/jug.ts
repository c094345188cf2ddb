import { sketch } from './sketch.ts'

export const jug = sketch(({ across, relief, oval, shape, line }) => [
  line('M90 42C118 38 118 88 92 88', '#9CC4D8', 8, 0.9),
  line('M90 42C118 38 118 88 92 88', '#E4F4FA', 3),
  relief(
    '#FFFFFF',
    '#5A8CA4',
    2.4,
    shape(
      'M34 20L24 10H92L90 30C90 44 98 58 98 82C98 108 86 120 62 120S26 108 26 82C26 58 34 44 34 30Z',
      across('#B4DCEC', '#EEFAFF', '#A0CCE0'),
    ),
  ),
  shape(
    'M30 66C44 62 52 70 64 66S86 64 95 66C97 72 98 78 98 82C98 108 86 120 62 120S26 108 26 82C26 76 28 70 30 66Z',
    '#6EC0E4',
    0.75,
  ),
  oval(62, 66, 33, 5, '#A8E0F6', 0.8),
  oval(60, 12, 31, 5, '#D8F0F8'),
  relief('#FFF6B8', '#A88A10', 1, oval(50, 84, 11, 10, '#F6DA4A'), oval(74, 94, 10, 9, '#F2D03A')),
  line('M50 76V92M42 84H58M74 87V101M66 94H82', '#FFF8D0', 1.4),
  line('M36 54C32 64 31 76 33 92', '#FFFFFF', 3.4, 0.7),
])
