import { sketch } from './sketch.ts'

export const turkishTea = sketch(({ across, down, glow, relief, oval, shape, line, box }) => [
  relief('#FFFFFF', '#8FA3C4', 2, oval(64, 110, 54, 13, down('#FFFFFF', '#CBD5E8'))),
  oval(64, 108, 46, 9, '#D9454A'),
  oval(64, 107.5, 42, 7.5, '#F8FAFE'),
  oval(64, 108, 24, 5, '#C9D3E6'),
  relief(
    '#FFFFFF',
    '#9AB7C9',
    1.8,
    shape(
      'M40 8H88C90 30 76 42 76 58C76 72 86 80 84 94C83 104 76 109 64 109S45 104 44 94C42 80 52 72 52 58C52 42 38 30 40 8Z',
      across('#CDE6F0', '#F5FBFD', '#BFDDE9'),
    ),
  ),
  shape(
    'M41.5 22H86.500C84 38 73 44 73 58C73 73 82 80 80.5 93C79.5 101 74 105 64 105S48.5 101 47.5 93C46 80 55 73 55 58C55 44 44 38 41.5 22Z',
    across('#8E2308', '#D9541A', '#F08A3C', '#B83A0E'),
  ),
  relief('#F5A65C', '#8E2308', 0.8, oval(64, 22, 22, 4, '#C9481A')),
  oval(64, 8, 24, 4, '#E3F2F8', 0.9),
  line('M48 14C49 30 57 40 58 50', '#FFFFFF', 3, 0.8),
  line('M52 88C52 94 54 98 58 101', '#FFFFFF', 3, 0.6),
  relief(
    '#FFFFFF',
    '#8E8AA3',
    1,
    shape('M84 100L118 84C122 82 125 86 121 88L88 105Z', glow('#FFFFFF', '#B9B6C8')),
    oval(84, 103, 9, 4, '#D5D3DF'),
  ),
  relief('#FFFFFF', '#B4B9C9', 1.2, box(20, 92, 15, 13, 2, '#FDFDFE')),
])
