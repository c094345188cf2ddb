import { sketch } from './sketch.ts'

export const oven = sketch(({ down, slant, relief, box, oval, line }) => [
  box(24, 112, 12, 8, 2, '#2A2838'),
  box(92, 112, 12, 8, 2, '#2A2838'),
  relief('#B6B3C6', '#3A374C', 2.2, box(14, 12, 100, 104, 8, slant('#85829A', '#5D5A72'))),
  box(18, 16, 92, 22, 5, '#2F2C40'),
  relief(
    '#FFFFFF',
    '#6C6980',
    1,
    oval(30, 27, 6, 6, '#C9C7D6'),
    oval(46, 27, 6, 6, '#C9C7D6'),
    oval(98, 27, 6, 6, '#C9C7D6'),
  ),
  line('M30 23V27M46 23V27M98 23V27', '#4A475C', 1.8),
  box(59, 21, 28, 12, 3, '#14131F'),
  box(64, 25.5, 18, 3, 1.5, '#FF8A5C'),
  relief('#FFFFFF', '#5E5B70', 1.2, box(24, 44, 80, 6, 3, down('#E8E7EF', '#A9A6BA'))),
  relief('#4A475C', '#1C1A28', 1.4, box(22, 54, 84, 56, 6, '#2C2A3A')),
  box(28, 59, 72, 46, 4, down('#5A2B1A', '#B5531F', '#FFB04D')),
  line('M30 92H98', '#FFE0A6', 2, 0.7),
  relief('#FFE3A0', '#A65A12', 1.4, box(42, 74, 44, 17, 8, down('#F2B45A', '#C97B2A'))),
  line('M52 78L56 84M62 78L66 84M72 78L76 84', '#FFE3B0', 2.4, 0.9),
])
