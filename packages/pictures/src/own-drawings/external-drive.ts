import { sketch } from './sketch.ts'

export const externalDrive = sketch(({ slant, relief, box, oval, line }) => [
  line('M64 98C64 118 96 108 104 120', '#2B2E3A', 5),
  relief('#9AA2B2', '#0E0F16', 2.6, box(24, 8, 80, 94, 9, slant('#5A6074', '#2A2D3C'))),
  line('M30 24H98', '#14161F', 2, 0.7),
  ...[34, 44, 54, 64, 74].map((y) => line(`M36 ${y}L92 ${y - 6}`, '#7A8096', 2.4, 0.6)),
  relief('#FFFFFF', '#4C5260', 1.2, box(34, 80, 26, 12, 3, '#C9D0DC')),
  line('M38 86H56', '#5B6270', 2.4),
  oval(94, 86, 3.6, 3.6, '#5FC8FF'),
  relief('#8A8FA0', '#0E0F16', 1.2, box(56, 96, 16, 12, 3, '#3A3F4E')),
  relief('#FFFFFF', '#4C5260', 1.2, box(98, 112, 16, 10, 2, '#C9D0DC')),
])
