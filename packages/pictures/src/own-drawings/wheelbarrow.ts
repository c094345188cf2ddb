import { sketch } from './sketch.ts'

export const wheelbarrow = sketch(({ slant, relief, box, oval, shape, line }) => [
  line('M20 88L100 76L124 68', '#3A3F4E', 6),
  line('M96 78L104 112M84 80L92 112', '#3A3F4E', 5.4),
  line('M86 112H108', '#3A3F4E', 5.4),
  relief('#FFC08C', '#7A3A08', 1.4, box(108, 62, 18, 10, 5, '#D9762A')),
  relief('#C9A27A', '#2E1A0A', 1.6, shape('M30 42C40 26 52 30 60 24C72 16 86 30 98 40Z', slant('#8A5E34', '#5B3A1E'))),
  ...[
    [46, 36],
    [60, 30],
    [74, 34],
    [84, 38],
    [54, 40],
  ].map(([x = 0, y = 0]) => oval(x, y, 3, 2.4, '#B98A5A', 0.8)),
  relief('#BFF0C4', '#124A1C', 2.6, shape('M12 40H112L94 80H40C34 80 30 76 28 72Z', slant('#45A858', '#23743A'))),
  line('M12 41H112', '#A9E6B0', 3.4),
  line('M44 46L52 76M72 46L72 76M98 46L88 76', '#1C6430', 2, 0.5),
  relief('#6A7080', '#0D0E14', 2, oval(24, 98, 19, 19, '#23262F')),
  relief('#FFFFFF', '#5B6270', 1.2, oval(24, 98, 10, 10, '#C9CED8')),
  oval(24, 98, 3, 3, '#4A4F5E'),
  line('M24 98L40 78', '#3A3F4E', 4.4),
])
