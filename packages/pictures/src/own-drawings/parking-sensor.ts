import { sketch } from './sketch.ts'

export const parkingSensor = sketch(({ down, glow, relief, box, oval, line }) => [
  relief('#6A7080', '#0D0E14', 2.2, box(34, 6, 60, 34, 6, down('#3A3F4E', '#1C1F26'))),
  box(39, 11, 50, 24, 3, '#0E1A16'),
  ...[
    ['#58D66A', 42],
    ['#F5D84A', 54],
    ['#F7943C', 66],
    ['#E5483C', 78],
  ].map(([paint = '', x = 0], at) => box(Number(x), 28 - at * 4, 8, 5 + at * 4, 1.5, String(paint))),
  line(
    'M52 40C44 54 26 52 22 74M60 40C58 54 50 58 48 74M68 40C70 54 78 58 80 74M76 40C84 54 102 52 106 74',
    '#3A3F4E',
    3.4,
  ),
  ...[22, 49, 79, 106].flatMap((x) => [
    relief('#9AA0B2', '#0D0E14', 2, oval(x, 92, 13, 13, '#2C303C')),
    relief('#C9CED8', '#0D0E14', 1.2, oval(x, 92, 8.4, 8.4, glow('#8E95A8', '#4A4F5E'))),
    oval(x - 3, 89, 2.2, 2.2, '#FFFFFF', 0.8),
    line(`M${x - 9} 112C${x - 4} 116 ${x + 4} 116 ${x + 9} 112`, '#E5483C', 2.8),
    line(`M${x - 12} 118C${x - 5} 124 ${x + 5} 124 ${x + 12} 118`, '#E5483C', 2.4, 0.6),
  ]),
])
