import { sketch } from './sketch.ts'

export const handheldConsole = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFC2B0',
    '#8A1A0C',
    2.2,
    shape('M4 50C4 38 12 32 24 32H34V98H24C12 98 4 92 4 80Z', slant('#F2604C', '#C2352A')),
  ),
  relief(
    '#BFE4FF',
    '#0E3A7A',
    2.2,
    shape('M124 50C124 38 116 32 104 32H94V98H104C116 98 124 92 124 80Z', slant('#4AB0E8', '#2A7CC0')),
  ),
  relief('#6E7290', '#0D0E18', 2, box(28, 30, 72, 70, 4, '#2A2C3A')),
  box(33, 36, 62, 58, 2, down('#8CD8F4', '#3E9CE0')),
  shape('M33 94V78L48 64L62 78L74 66L95 84V94Z', '#6EC86A'),
  oval(80, 50, 6, 6, '#FFF3B8'),
  relief('#8A8EA6', '#0D0E18', 1.2, oval(18, 48, 6, 6, '#2A2C3A'), oval(110, 78, 6, 6, '#2A2C3A')),
  line('M18 68V80M12 74H24', '#2A2C3A', 4.4),
  ...[
    [110, 46],
    [104, 52],
    [116, 52],
    [110, 58],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.6, 2.6, '#FFFFFF')),
])
