import { sketch } from './sketch.ts'

export const hairbrush = sketch(({ across, slant, relief, oval, shape, turned }) => [
  turned(
    32,
    relief(
      '#E5B988',
      '#4F2A10',
      2,
      shape('M56 66H72L74 116C74 122 70 126 64 126S54 122 54 116Z', across('#C08A52', '#9A6432')),
    ),
    relief(
      '#E5B988',
      '#4F2A10',
      2.4,
      shape('M36 36C36 14 46 2 64 2S92 14 92 36C92 58 82 70 64 70S36 58 36 36Z', slant('#C9935A', '#9A6432')),
    ),
    relief(
      '#FFF2EC',
      '#8A4A38',
      1.4,
      shape('M44 36C44 18 52 9 64 9S84 18 84 36C84 53 76 62 64 62S44 53 44 36Z', '#EBB7A2'),
    ),
    ...[18, 27, 36, 45, 54].flatMap((y) => [52, 60, 68, 76].map((x) => oval(x, y, 1.9, 1.9, '#5B3219'))),
    oval(64, 117, 3, 3, '#5B3219'),
  ),
])
