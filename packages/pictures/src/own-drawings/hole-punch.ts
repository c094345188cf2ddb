import { sketch } from './sketch.ts'

/** A two-hole punch, seen from its open side, with a punched sheet in it. */
export const holePunch = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A94A4', 1.2, shape('M30 62L118 70V100L20 92Z', down('#FFFFFF', '#E4EAF2'))),
  line('M44 74L104 79M42 80L92 84', '#B8C4D4', 1.8),
  relief('#FFFFFF', '#16181E', 2.2, box(6, 92, 104, 22, 6, down('#4A505C', '#23262E'))),
  line('M12 98H104', '#FFFFFF', 2, 0.3),
  relief(
    '#FFFFFF',
    '#4A5464',
    1.8,
    box(20, 56, 12, 40, 2, across('#98A2B2', '#F2F5FA', '#8A94A4')),
    box(82, 56, 12, 40, 2, across('#98A2B2', '#F2F5FA', '#8A94A4')),
  ),
  box(22, 86, 8, 8, 1, '#5A6474'),
  box(84, 86, 8, 8, 1, '#5A6474'),
  relief(
    '#C4DCFF',
    '#0C2A6A',
    2.6,
    shape(
      'M8 60C6 46 12 28 26 24L92 22C110 24 116 44 112 60C110 66 104 68 98 66L20 68C12 68 8 66 8 60Z',
      down('#4A8AE8', '#1E54B4'),
    ),
  ),
  line('M20 40C24 32 30 30 38 30H84', '#FFFFFF', 4, 0.55),
  relief('#C4DCFF', '#0C2A6A', 1.4, oval(26, 60, 5, 5, '#16408E'), oval(88, 60, 5, 5, '#16408E')),
  ...[
    [112, 112],
    [120, 118],
    [104, 120],
    [116, 106],
  ].map(([x = 0, y = 0]) => relief('#FFFFFF', '#8A94A4', 0.8, oval(x, y, 3.2, 2.2, '#FFFFFF'))),
])
