import { sketch } from './sketch.ts'

export const remoteControl = sketch(({ slant, relief, box, oval, shape }) => [
  relief('#9AA2B2', '#0A0B10', 2.6, box(40, 4, 48, 120, 16, slant('#4A4F60', '#1A1C26'))),
  relief('#FFB8B0', '#6A120C', 1, oval(54, 18, 5, 5, '#E8463A')),
  box(68, 14, 12, 8, 3, '#6B7184'),
  relief('#9AA2B2', '#0A0B10', 1.6, oval(64, 46, 19, 19, '#2B2E3A')),
  relief('#FFFFFF', '#4C5260', 1.2, oval(64, 46, 8, 8, '#C9D0DC')),
  shape('M64 30L68 35H60ZM64 62L60 57H68ZM48 46L53 42V50ZM80 46L75 50V42Z', '#C9D0DC'),
  ...[74, 85, 96].flatMap((y) =>
    [52, 64, 76].map((x) => relief('#DDE2EA', '#0A0B10', 0.8, box(x - 4.4, y - 4, 8.8, 8, 3, '#7E8798'))),
  ),
  ...[
    [50, '#E8463A'],
    [59, '#4CD97B'],
    [68, '#F2C23C'],
    [77, '#4A92F0'],
  ].map(([x, paint]) => box(Number(x), 107, 6, 5, 2, String(paint))),
])
