import { sketch } from './sketch.ts'

export const rodentCage = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#DFF6EE',
    '#1E6B54',
    2,
    shape('M8 26C8 20 12 16 18 16H110C116 16 120 20 120 26V30H8Z', down('#6EC8AE', '#3FA088')),
  ),
  line('M50 16C50 4 78 4 78 16', '#3FA088', 4),
  box(10, 30, 108, 62, 1, '#F4FBF8', 0.6),
  relief('#FFC2B0', '#8A2A1C', 1.8, oval(40, 62, 25, 25, '#EE7F66')),
  oval(40, 62, 19, 19, '#FFF4EC'),
  line('M40 43V81M21 62H59M27 49L53 75M53 49L27 75', '#EE9A86', 2.2),
  relief(
    '#FFE3B5',
    '#8C5A1C',
    1.8,
    shape('M66 92C62 76 72 62 88 62C102 62 110 74 108 92Z', slant('#EDB96A', '#CC8C3C')),
  ),
  relief('#FFE3B5', '#8C5A1C', 1, oval(76, 64, 6, 6, '#D9A05A'), oval(96, 64, 6, 6, '#D9A05A')),
  shape('M76 92C76 82 82 78 88 78S100 82 100 92Z', '#FFF3DC'),
  oval(80, 72, 2.4, 2.8, '#2A1A0C'),
  oval(94, 72, 2.4, 2.8, '#2A1A0C'),
  oval(87, 77, 2.6, 2, '#E27F98'),
  line('M20 30V94M32 30V94M44 30V94M56 30V94M68 30V94M80 30V94M92 30V94M104 30V94M10 50H118', '#A9C4BC', 2),
  relief(
    '#DFF6EE',
    '#1E6B54',
    2.2,
    shape('M4 90H124L118 114C117 118 114 120 110 120H18C14 120 11 118 10 114Z', down('#6EC8AE', '#3FA088')),
  ),
])
