import { sketch } from './sketch.ts'

export const fitnessBand = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#7FE0C8', '#0E5A4C', 2, shape('M48 40C46 20 50 8 56 6H72C78 8 82 20 80 40Z', across('#37B79B', '#2A9A82'))),
  relief(
    '#7FE0C8',
    '#0E5A4C',
    2,
    shape('M48 88C46 108 50 120 56 122H72C78 120 82 108 80 88Z', across('#37B79B', '#2A9A82')),
  ),
  ...[104, 112].map((y) => oval(64, y, 2.4, 2.4, '#1B6A5A')),
  box(56, 12, 16, 5, 2.5, '#1B6A5A'),
  relief('#6E7290', '#0D0E18', 2.2, box(42, 32, 44, 64, 18, '#26283A')),
  box(48, 38, 32, 52, 12, '#0F101C'),
  line('M64 48A10 10 0 1 1 54 58', '#5BE3A8', 4),
  line('M64 48A10 10 0 0 0 55 53', '#FF7A5C', 4),
  line('M54 78H58L61 73L65 83L68 78H74', '#FF6B7D', 2.2),
])
