import { sketch } from './sketch.ts'

export const jamJar = sketch(({ across, slant, glow, relief, box, shape, oval, line }) => [
  relief('#FFFFFF', '#8FB0C4', 2, box(22, 34, 84, 86, 16, across('#CFE6F1', '#F3FAFD', '#BFDCEB'))),
  relief('#FF9FB0', '#7C0A26', 2, box(27, 44, 74, 72, 13, across('#B8163C', '#EB4468', '#A31033'))),
  relief('#FFFFFF', '#BDA88A', 1.2, box(34, 62, 60, 40, 6, '#FFF8EA')),
  relief(
    '#FFB0A6',
    '#8E1A22',
    1.4,
    shape('M64 96C52 90 48 80 54 74C58 71 70 71 74 74C80 80 76 90 64 96Z', glow('#FF6B6B', '#D92A3F')),
  ),
  shape('M64 75C58 76 54 73 53 69C58 68 60 70 64 70C68 70 70 68 75 69C74 73 70 76 64 75Z', '#4FA84C'),
  oval(59, 81, 1, 1.4, '#FFE3A8'),
  oval(68, 80, 1, 1.4, '#FFE3A8'),
  oval(64, 87, 1, 1.4, '#FFE3A8'),
  relief(
    '#FFFFFF',
    '#9C2A2A',
    1.8,
    shape(
      'M18 26C18 10 30 6 64 6S110 10 110 26L114 40C104 46 96 38 88 44C80 48 72 40 64 45C56 40 48 48 40 44C32 38 24 46 14 40Z',
      slant('#F5695F', '#D33B3B'),
    ),
  ),
  line('M30 14V40M46 10V42M64 9V43M82 10V42M98 14V40M18 24H110', '#FFFFFF', 3, 0.55),
  line('M20 31C40 36 88 36 108 31', '#FFE9B5', 3.4),
  line('M30 56V104', '#FFFFFF', 3.5, 0.55),
])
