import { sketch } from './sketch.ts'

export const cezve = sketch(({ across, relief, box, oval, shape, line }) => [
  line('M82 44L122 22', '#4A2A14', 9),
  line('M84 42L120 22', '#8F5A2E', 3.4),
  relief('#FFD9A8', '#6A2E10', 2, box(76, 38, 12, 13, 3, '#C07030')),
  relief(
    '#FFD9A8',
    '#6A2E10',
    2.6,
    shape(
      'M24 36H84C80 46 78 50 80 58C92 74 94 104 86 116H22C14 104 16 74 28 58C30 50 28 46 24 36Z',
      across('#E8995C', '#C26A30', '#8F4A1E'),
    ),
  ),
  relief('#FFE6C4', '#6A2E10', 1.6, shape('M16 32L24 28H88C90 34 88 40 84 42H28Z', across('#F0B078', '#C87838'))),
  oval(56, 33, 28, 5.5, '#4A2410'),
  oval(52, 32.4, 17, 3, '#B8804A'),
  line('M34 66C26 80 26 98 31 110', '#FFD9B0', 4, 0.75),
  line('M24 84C44 90 66 90 86 84', '#8F4A1E', 1.8, 0.7),
  line('M48 20C44 14 52 12 48 5M62 20C58 14 66 12 62 5', '#C9CED8', 3, 0.8),
])
