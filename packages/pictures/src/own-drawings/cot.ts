import { sketch } from './sketch.ts'

export const cot = sketch(({ down, across, relief, box, oval, shape, line }) => [
  line('M18 22V118M110 22V118', '#C48A4C', 8),
  line('M30 14V92M98 14V92', '#A8703A', 5),
  relief('#FFF6E8', '#9A7A52', 1.4, shape('M18 78H110V92H18Z', '#FBFAF6')),
  shape('M18 74C40 66 88 66 110 74V84H18Z', '#9FD4E8'),
  oval(36, 72, 14, 6, '#FFFFFF'),
  ...[28, 40, 52, 64, 76, 88, 100].map((x) => line(`M${x} 46V100`, '#D9A566', 4.4)),
  relief(
    '#FFE0B4',
    '#7A4A1C',
    2,
    box(10, 38, 108, 10, 5, down('#E8B878', '#CC9450')),
    box(10, 98, 108, 11, 5, down('#E0AC6A', '#BE8642')),
  ),
  relief(
    '#FFE0B4',
    '#7A4A1C',
    1.6,
    box(12, 18, 12, 98, 6, across('#E0AC6A', '#C48A4C')),
    box(104, 18, 12, 98, 6, across('#E0AC6A', '#C48A4C')),
  ),
  oval(18, 119, 6, 5, '#4A4764'),
  oval(110, 119, 6, 5, '#4A4764'),
])
