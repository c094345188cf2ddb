import { sketch } from './sketch.ts'

export const memoryCard = sketch(({ slant, relief, box, shape, line }) => [
  relief(
    '#9AA2B2',
    '#0E0F16',
    2.4,
    shape(
      'M18 18C18 14 20 12 24 12H66L82 28V112C82 116 80 118 76 118H24C20 118 18 116 18 112Z',
      slant('#4A5066', '#242736'),
    ),
  ),
  ...[26, 36, 46, 56, 66].map((x, at) =>
    relief('#FFF3C4', '#8A6A14', 0.8, box(x, at === 4 ? 26 : 17, 7, at === 4 ? 12 : 18, 1.5, '#E8C04A')),
  ),
  relief('#FFFFFF', '#8A2E22', 1.2, box(26, 48, 48, 60, 4, slant('#F2725E', '#C8402E'))),
  line('M34 62H62M34 72H54', '#FFFFFF', 4),
  box(34, 88, 32, 11, 3, '#FFFFFF', 0.85),
  relief(
    '#9AA2B2',
    '#0E0F16',
    1.8,
    shape(
      'M84 70C84 67 86 66 88 66H104L108 72V78L112 82V112C112 116 110 118 107 118H88C86 118 84 116 84 113Z',
      slant('#5A6178', '#2B2E3E'),
    ),
  ),
  ...[88, 94, 100].map((x) => box(x, 70, 4, 10, 1, '#E8C04A')),
  box(88, 88, 20, 22, 3, '#F2725E'),
  line('M92 96H103', '#FFFFFF', 3),
])
