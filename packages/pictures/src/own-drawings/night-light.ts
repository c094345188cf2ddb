import { sketch } from './sketch.ts'

export const nightLight = sketch(({ down, glow, relief, oval, shape, line }) => [
  oval(64, 62, 60, 56, glow('#FFF3C4', '#FFE9A0'), 0.4),
  relief(
    '#FFFFFF',
    '#D9A24C',
    2.4,
    shape(
      'M30 54C26 36 24 16 34 12C44 10 50 24 54 34C60 32 68 32 74 34C78 24 84 10 94 12C104 16 102 36 98 54C106 74 96 100 64 100S22 74 30 54Z',
      glow('#FFFDF2', '#FFEDB4', '#FFD678'),
    ),
  ),
  shape(
    'M36 20C40 18 46 30 48 38L38 46C34 34 33 24 36 20ZM92 20C88 18 82 30 80 38L90 46C94 34 95 24 92 20Z',
    '#FFC2B0',
    0.8,
  ),
  oval(50, 64, 4, 5, '#6B4A2A'),
  oval(78, 64, 4, 5, '#6B4A2A'),
  shape('M60 73H68L64 78Z', '#E8846C'),
  line('M64 78C62 84 56 84 54 81M64 78C66 84 72 84 74 81', '#6B4A2A', 2),
  oval(42, 76, 5, 3.4, '#FFB9A4', 0.8),
  oval(86, 76, 5, 3.4, '#FFB9A4', 0.8),
  relief(
    '#FFFFFF',
    '#8B88A0',
    2,
    shape('M34 98H94L100 114C100 118 96 120 90 120H38C32 120 28 118 28 114Z', down('#F4F3F8', '#C9C6D6')),
  ),
  oval(64, 110, 4, 4, '#8FE3B0'),
])
