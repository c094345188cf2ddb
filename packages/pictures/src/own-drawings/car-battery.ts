import { sketch } from './sketch.ts'

export const carBattery = sketch(({ down, slant, relief, box, shape, line, oval }) => [
  relief(
    '#FFFFFF',
    '#5C5970',
    1.4,
    box(24, 14, 18, 20, 3, down('#DAD8E4', '#8E8BA1')),
    box(86, 14, 18, 20, 3, down('#DAD8E4', '#8E8BA1')),
  ),
  oval(33, 15, 9, 3, '#F3F2F7'),
  oval(95, 15, 9, 3, '#F3F2F7'),
  relief('#FF9C94', '#7C0F1A', 2, box(8, 30, 112, 26, 5, down('#F0524A', '#C92F35'))),
  relief('#FFFFFF', '#8E1A22', 1, ...[24, 44, 64, 84, 104].map((x) => oval(x, 37, 5, 2.4, '#FFB9B2'))),
  relief('#8F8CA5', '#14121F', 2.6, box(12, 52, 104, 66, 6, slant('#4B485E', '#2A2838'))),
  relief('#FFFFFF', '#B9A890', 1.2, box(28, 66, 72, 40, 4, '#FFF8EA')),
  relief('#FFE7A0', '#A86606', 1, shape('M68 68L50 90H62L58 104L78 82H66Z', down('#FFD04D', '#F09A12'))),
  line('M36 74H44M40 70V78', '#D9382F', 3.4),
  line('M84 74H92', '#2B5CC0', 3.4),
  line('M22 58V112M106 58V112', '#17151F', 2, 0.5),
])
