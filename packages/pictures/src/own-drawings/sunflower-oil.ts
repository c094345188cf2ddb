import { sketch } from './sketch.ts'

const petals = Array.from({ length: 10 }, (_, turn) => (turn * Math.PI) / 5)

export const sunflowerOil = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#FFB0A4', '#8E1420', 1.6, box(52, 3, 24, 14, 3, across('#D9362F', '#F0574C', '#C02A28'))),
  relief(
    '#FFF3B8',
    '#B07A08',
    2.4,
    shape(
      'M55 17H73V26C73 36 94 40 94 56V112C94 118 90 122 84 122H44C38 122 34 118 34 112V56C34 40 55 36 55 26Z',
      across('#F2BE34', '#FFE27A', '#E5A81E'),
    ),
  ),
  relief('#FFFFFF', '#B9A97E', 1, box(34, 60, 60, 42, 1, '#FFFDF2')),
  ...petals.map((angle) => oval(64 + 12 * Math.cos(angle), 81 + 12 * Math.sin(angle), 6, 6, '#F5B417')),
  relief('#B97A3A', '#4A2408', 1, oval(64, 81, 9, 9, glow('#8A5220', '#5A300C'))),
  line('M42 52V56M42 106V114', '#FFFFFF', 3.5, 0.7),
])
