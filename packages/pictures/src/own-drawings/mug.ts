import { sketch } from './sketch.ts'

export const mug = sketch(({ across, relief, oval, shape, line, box }) => [
  line('M88 46C120 42 120 92 88 92', '#2E6A8E', 13),
  line('M88 46C120 42 120 92 88 92', '#5CA8D0', 8),
  relief(
    '#E4F6FF',
    '#1E4E6E',
    2.8,
    shape('M18 28H94V104C94 114 88 119 80 119H32C24 119 18 114 18 104Z', across('#4A98C4', '#86C6E6', '#3E88B4')),
  ),
  relief('#FFFFFF', '#1E4E6E', 1.8, oval(56, 28, 38, 10, '#E8F6FC')),
  oval(56, 29, 31, 7, '#6A3A1E'),
  oval(50, 28, 12, 2.4, '#9A6238'),
  box(18, 56, 76, 8, 0, '#FFFFFF', 0.85),
  box(18, 84, 76, 8, 0, '#FFFFFF', 0.85),
  ...[28, 42, 56, 70, 84].map((x) => oval(x, 74, 4, 4, '#FFFFFF', 0.85)),
  line('M26 38V108', '#FFFFFF', 4, 0.4),
])
