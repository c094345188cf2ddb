import { sketch } from './sketch.ts'

export const vitaminBottle = sketch(({ down, across, slant, relief, box, oval, line, turned }) => [
  relief('#FFFFFF', '#8E8AA3', 1.8, box(30, 6, 60, 24, 5, across('#DAD7E4', '#FDFCFE', '#C2BFD0'))),
  line('M38 10V26M46 10V26M54 10V26M62 10V26M70 10V26M78 10V26', '#B7B3C6', 1.6, 0.8),
  relief('#FFD3A0', '#7A3606', 2.4, box(24, 32, 72, 86, 12, across('#D9761F', '#F5A243', '#C0610F'))),
  relief('#FFFFFF', '#B9A890', 1, box(24, 52, 72, 46, 2, '#FFF9EF')),
  box(34, 60, 34, 6, 3, '#2FA36B'),
  line('M36 75H72M36 84H62', '#D3C7B3', 3),
  oval(82, 66, 6, 6, '#8FD66B'),
  turned(0, relief('#FFB4A8', '#8F1E1E', 1.4, box(78, 102, 34, 16, 8, slant('#FF7A66', '#E0473B')))),
  box(95, 102, 17, 16, 8, '#FFF1DC'),
  relief('#FFE9A8', '#B07A10', 1.2, oval(110, 92, 9, 9, down('#FFD766', '#F0A82B'))),
])
