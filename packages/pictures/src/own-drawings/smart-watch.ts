import { sketch } from './sketch.ts'

export const smartWatch = sketch(({ down, across, slant, relief, box, shape, line, oval }) => [
  relief(
    '#9C9FB0',
    '#2E3040',
    2,
    shape('M45 40L49 8H79L83 40Z', across('#5E6275', '#474A5C')),
    shape('M45 88L49 120H79L83 88Z', across('#5E6275', '#474A5C')),
  ),
  line('M56 14H72M55 21H73', '#3B3D4D', 2, 0.7),
  oval(64, 108, 2, 3, '#30323F'),
  oval(64, 100, 2, 3, '#30323F'),
  box(94, 52, 6, 14, 3, down('#A6A9BC', '#6B6E82')),
  relief('#D5D8E4', '#565A6E', 2, box(32, 30, 64, 68, 19, slant('#A4A8BA', '#747890'))),
  box(36, 34, 56, 60, 16, '#14151F'),
  line('M64 47A17 17 0 1 1 47.2 66.6', '#FF4F6D', 5),
  line('M64 55A9 9 0 1 1 55 64', '#8DF26B', 4.4),
  oval(64, 64, 3, 3, '#4FD6FF'),
  shape('M36 50A16 16 0 0 1 52 34H66L36 72Z', '#FFFFFF', 0.1),
])
