import { sketch } from './sketch.ts'

export const oliveOil = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#77748C', '#14121F', 1.4, box(54, 2, 20, 12, 3, across('#2F2C3F', '#5B586F', '#2B2939'))),
  relief(
    '#D3E07A',
    '#3F4A0C',
    2.4,
    shape(
      'M56 13H72V34C72 42 90 46 90 60V112C90 118 87 121 81 121H47C41 121 38 118 38 112V60C38 46 56 42 56 34Z',
      across('#8A9A24', '#C7D54F', '#77861B'),
    ),
  ),
  relief('#FFFFFF', '#B9A97E', 1, box(38, 64, 52, 40, 1, '#FFF9E8')),
  line('M52 96C58 84 68 78 80 72', '#5E7A2A', 2),
  relief(
    '#B8D66B',
    '#3F5A12',
    1,
    oval(60, 90, 8, 6, glow('#9CC24A', '#5E8A22')),
    oval(72, 82, 8, 6, glow('#9CC24A', '#5E8A22')),
  ),
  shape('M68 74C70 69 76 67 80 69C78 74 73 76 68 74ZM54 82C51 78 52 73 56 71C59 75 58 80 54 82Z', '#6FA23A'),
  line('M47 58V62M47 106V112', '#FFFFFF', 3.5, 0.6),
  line('M60 16V34', '#FFFFFF', 3, 0.55),
])
