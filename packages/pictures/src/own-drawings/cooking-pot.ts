import { sketch } from './sketch.ts'

export const cookingPot = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  relief('#77748C', '#1B1926', 1.8, box(2, 60, 24, 13, 6, '#45425A'), box(102, 60, 24, 13, 6, '#45425A')),
  relief(
    '#FFFFFF',
    '#6C6A82',
    2.6,
    shape(
      'M14 50H114V98C114 110 106 116 94 116H34C22 116 14 110 14 98Z',
      across('#A5A2B8', '#F3F2F7', '#C6C3D3', '#97949F'),
    ),
  ),
  line('M20 98H108', '#7E7B93', 2, 0.5),
  relief('#FFFFFF', '#6C6A82', 1.4, box(9, 45, 110, 10, 5, down('#EDECF2', '#A9A6BA'))),
  relief('#FFFFFF', '#6F8CA5', 2, shape('M14 45C18 24 38 18 64 18S110 24 114 45Z', down('#DCEFF9', '#A5C4D9'))),
  shape('M28 40C32 30 42 25 54 23', '#FFFFFF', 0.6),
  relief('#77748C', '#1B1926', 1.6, oval(64, 14, 12, 7, glow('#6B687F', '#35323F'))),
])
