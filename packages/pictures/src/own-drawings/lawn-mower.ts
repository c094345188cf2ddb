import { sketch } from './sketch.ts'

export const lawnMower = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M70 74L108 10H122', '#3A3F4E', 6),
  line('M70 74L108 10H120', '#8E95A8', 2, 0.8),
  relief('#6A7080', '#0D0E14', 1, box(106, 5, 20, 9, 4.5, '#22252F')),
  relief('#9FE09A', '#123E14', 2, shape('M78 72L104 60C112 60 118 70 118 84L112 98H84Z', slant('#35393F', '#1C1F26'))),
  relief(
    '#C8F0B4',
    '#1A4A18',
    2.6,
    shape('M8 92C8 76 18 68 34 66H80C90 66 96 74 98 84L100 98H12C9 98 8 96 8 92Z', slant('#58B04A', '#2E7A2C')),
  ),
  relief('#7A8090', '#0D0E14', 1.8, shape('M34 68C34 54 40 48 54 48S76 54 76 68Z', down('#4A4F5E', '#23262F'))),
  line('M42 56H66M40 62H70', '#8E95A8', 2),
  shape('M14 84H60V90H14Z', '#F5D84A'),
  ...[26, 88].flatMap((x) => [
    relief('#6A7080', '#0D0E14', 1.8, oval(x, 102, 15, 15, '#22252F')),
    relief('#FFFFFF', '#5B6270', 1, oval(x, 102, 7, 7, '#F5D84A')),
    oval(x, 102, 2.4, 2.4, '#5B6270'),
  ]),
  ...[44, 50, 56, 62, 68, 104, 110, 116].map((x) =>
    line(`M${x} 118L${x + (x % 4 === 0 ? 3 : -2)} 106`, '#4C9A40', 2.6),
  ),
  line('M4 119H124', '#4C9A40', 3),
])
