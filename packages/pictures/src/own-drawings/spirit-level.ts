import { sketch } from './sketch.ts'

export const spiritLevel = sketch(({ down, relief, box, oval, line }) => [
  relief('#FFF3B0', '#8A6204', 2.6, box(4, 44, 120, 40, 5, down('#F9DC4E', '#E0AE1C'))),
  box(4, 44, 120, 6, 3, '#FFF6C8', 0.8),
  box(4, 79, 120, 5, 2.5, '#A87A08', 0.5),
  relief('#77748C', '#0D0E14', 1.2, box(2, 42, 9, 44, 4, '#2C303C'), box(117, 42, 9, 44, 4, '#2C303C')),
  relief('#FFFFFF', '#2A6434', 1.6, box(40, 54, 48, 20, 10, down('#D6F58A', '#9CD23C'))),
  oval(64, 63, 9, 6.4, '#F6FFE0'),
  oval(61, 61, 3, 2, '#FFFFFF'),
  line('M53 54V74M75 54V74', '#2C303C', 2.2),
  ...[24, 104].flatMap((x) => [
    relief('#FFFFFF', '#5B6270', 1.2, oval(x, 64, 11, 11, '#2C303C')),
    relief('#FFFFFF', '#2A6434', 1, box(x - 4, 55, 8, 18, 4, '#B6E25A')),
    oval(x, 64, 3, 3.6, '#F6FFE0'),
  ]),
])
