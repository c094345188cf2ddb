import { sketch } from './sketch.ts'

export const babyWalker = sketch(({ slant, relief, oval, shape, line }) => [
  relief(
    '#FFE0B8',
    '#8A4A08',
    2.2,
    shape(
      'M10 96C10 88 26 84 64 84S118 88 118 96V104C118 112 100 116 64 116S10 112 10 104Z',
      slant('#F8B45C', '#E08A2A'),
    ),
  ),
  oval(64, 95, 44, 8, '#A8600C', 0.7),
  ...[
    [20, 114],
    [46, 120],
    [82, 120],
    [108, 114],
  ].map(([x = 0, y = 0]) => relief('#8A90A0', '#101218', 1.4, oval(x, y, 7, 6.4, '#4A4E5A'))),
  line('M26 92L44 56M102 92L84 56M44 98L52 58M84 98L76 58', '#8A92A2', 5),
  line('M26 91L44 55M102 91L84 55', '#D4DAE4', 1.8),
  relief(
    '#FFFFFF',
    '#3A6EA8',
    2.4,
    shape('M22 50C22 40 40 36 64 36S106 40 106 50C106 62 90 68 64 68S22 62 22 50Z', slant('#A8CFF4', '#6FA8E0')),
  ),
  relief('#E4F2FF', '#2A4A7E', 1.4, oval(64, 46, 28, 9, '#3A5A8E')),
  shape('M36 46C40 62 52 70 64 70C76 70 88 62 92 46C84 56 44 56 36 46Z', '#F6A8A0'),
  relief(
    '#FFD0C8',
    '#8E3A34',
    2,
    shape('M34 42C34 22 44 14 64 14S94 22 94 42C90 34 80 32 64 32S38 34 34 42Z', slant('#F8B4AC', '#E8847A')),
  ),
  relief('#FFF0A8', '#8A6A08', 1.2, oval(34, 60, 6, 6, '#F6C43A')),
  relief('#BFF0CF', '#0F4A28', 1.2, oval(94, 60, 6, 6, '#5CC07F')),
  relief('#FFD0E0', '#8A2A54', 1.2, oval(64, 66, 7, 6, '#F08CB0')),
])
