import { sketch } from './sketch.ts'

export const wallClock = sketch(({ slant, glow, relief, oval, line }) => [
  relief('#F6B7A6', '#6E1F12', 2.6, oval(64, 64, 56, 56, slant('#E2705A', '#B8432E'))),
  oval(64, 64, 46, 46, '#7A2A1C'),
  oval(64, 65, 45, 45, glow('#FFFFFF', '#FBF8F2', '#E4DDD2')),
  ...Array.from(
    { length: 12 },
    (_, hour) =>
      `<rect x="62.5" y="${hour % 3 === 0 ? 23 : 24}" width="${hour % 3 === 0 ? 4 : 2.6}" height="${hour % 3 === 0 ? 9 : 5}" rx="1.3" fill="#3A374A" transform="rotate(${hour * 30} 64 64) translate(${hour % 3 === 0 ? -0.5 : 0} 0)"/>`,
  ),
  line('M64 64L46 51', '#2B2940', 5),
  line('M64 64L84 42', '#2B2940', 3.6),
  line('M64 72L64 34', '#D23B3B', 1.8),
  oval(64, 64, 4.6, 4.6, '#2B2940'),
  oval(64, 64, 2, 2, '#F2B84B'),
  line('M32 46C38 34 48 28 58 26', '#FFFFFF', 3.4, 0.7),
])
