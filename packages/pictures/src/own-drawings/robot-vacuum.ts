import { sketch } from './sketch.ts'

export const robotVacuum = sketch(({ down, glow, relief, box, oval, shape, line }) => [
  line('M20 96L8 104M18 92L6 94M24 99L16 110', '#8C89A0', 2.6),
  relief('#6B6880', '#1C1A28', 2, shape('M6 70V82C6 98 32 110 64 110S122 98 122 82V70Z', down('#4A475C', '#302D40'))),
  relief('#FFFFFF', '#9C99AF', 2, oval(64, 68, 58, 32, glow('#FFFFFF', '#E9E7F0', '#C7C4D4'))),
  oval(64, 68, 47, 25, '#FFFFFF', 0.35),
  relief(
    '#77748C',
    '#232131',
    2,
    shape('M42 56V64C42 70 52 75 64 75S86 70 86 64V56Z', down('#57546B', '#3A374B')),
    oval(64, 56, 22, 11, glow('#8A879F', '#4B485F')),
  ),
  oval(64, 56, 11, 5, '#2B2939'),
  box(52, 83, 24, 6, 3, '#BDBACB'),
  oval(64, 86, 3, 2.2, '#4CD97B'),
  line('M20 90C30 100 46 104 64 104', '#7ED6FF', 2, 0.8),
])
