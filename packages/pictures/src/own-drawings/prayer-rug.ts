import { sketch } from './sketch.ts'

const fringe = (y: number, end: number) => Array.from({ length: 13 }, (_, at) => `M${34 + at * 5} ${y}V${end}`).join('')

export const prayerRug = sketch(({ down, relief, box, shape, line, oval }) => [
  line(fringe(12, 5), '#E8D8B0', 1.8),
  line(fringe(116, 123), '#E8D8B0', 1.8),
  relief('#D8F0E0', '#0E3A28', 2.2, box(30, 11, 68, 106, 2, down('#2E7A5A', '#1E5A42'))),
  line('M35 16H93V112H35Z', '#E8C86A', 1.8),
  relief('#FFE8B0', '#0E3A28', 1.4, shape('M42 106V58C42 46 54 40 64 24C74 40 86 46 86 58V106Z', '#3E9A74')),
  line('M42 106V58C42 46 54 40 64 24C74 40 86 46 86 58V106Z', '#E8C86A', 1.8),
  line('M64 34V52', '#E8C86A', 1.4),
  relief('#FFF4C8', '#7A5A10', 1, shape('M60 52H68L71 62C71 68 57 68 57 62Z', '#F2CE5A')),
  line(
    'M50 102V78M78 102V78M47 102H53M75 102H81M50 78C46 74 46 70 50 66C54 70 54 74 50 78M78 78C74 74 74 70 78 66C82 70 82 74 78 78',
    '#E8C86A',
    1.4,
  ),
  ...[
    [64, 84],
    [58, 92],
    [70, 92],
    [64, 98],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.8, 2.8, '#E8C86A')),
  ...[26, 44, 62, 80, 98].flatMap((y) => [
    oval(38.4, y + 2, 1.4, 1.4, '#F4E0A0'),
    oval(89.6, y + 2, 1.4, 1.4, '#F4E0A0'),
  ]),
])
