import { sketch } from './sketch.ts'

export const foundationBottle = sketch(({ across, relief, box, shape, line }) => [
  relief('#6E7080', '#0A0A12', 1.6, box(48, 6, 32, 40, 4, across('#3E3F4C', '#1E1F28'))),
  line('M53 10V42', '#8D90A4', 2, 0.7),
  relief('#E9CFA6', '#8A5F2E', 1, box(50, 44, 28, 7, 2, '#D2AE7C')),
  relief('#FFF0E4', '#9A6A4C', 2.4, box(30, 50, 68, 70, 9, across('#E8C4A4', '#D6A884', '#E4BE9E'))),
  shape('M33 59C33 55 36 53 40 53H50V117H40C36 117 33 115 33 111Z', '#FFFFFF', 0.4),
  line('M50 80H82M54 90H78', '#FFFFFF', 3),
  line('M86 58V112', '#B98A66', 1.6, 0.5),
])
