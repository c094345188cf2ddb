import { sketch } from './sketch.ts'

export const necklace = sketch(({ slant, glow, relief, shape, oval, line }) => [
  line('M24 10C16 52 36 84 64 88C92 84 112 52 104 10', '#B9831B', 4.6),
  line('M24 10C16 52 36 84 64 88C92 84 112 52 104 10', '#FFE08C', 2),
  ...[
    [23, 34],
    [29, 54],
    [42, 73],
    [86, 73],
    [99, 54],
    [105, 34],
  ].map(([x = 0, y = 0]) =>
    relief('#FFFFFF', '#A5701A', 1, oval(x, y, 5.5, 5.5, glow('#FFFDF6', '#F2E6D2', '#D6C3A2'))),
  ),
  relief('#FFF4C6', '#95640C', 1.2, oval(64, 88, 6, 6, '#F2BF45')),
  relief('#A9F5FF', '#0B5F9E', 2, shape('M64 92L80 104L64 122L48 104Z', slant('#5BE1FF', '#1F8FE8'))),
  shape('M64 92L71 104L64 122L57 104Z', '#D6FAFF', 0.55),
])
