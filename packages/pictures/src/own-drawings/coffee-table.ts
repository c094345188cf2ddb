import { sketch } from './sketch.ts'

export const coffeeTable = sketch(({ down, slant, across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4A2A0E',
    1.6,
    box(20, 66, 8, 46, 3, across('#8A5A2A', '#B88450')),
    box(100, 66, 8, 46, 3, across('#8A5A2A', '#B88450')),
    box(38, 74, 7, 46, 3, across('#7A4E22', '#A87440')),
    box(84, 74, 7, 46, 3, across('#7A4E22', '#A87440')),
  ),
  relief('#FFE8C0', '#4A2A0E', 1.6, shape('M30 96H98L90 104H38Z', '#A8743C')),
  relief('#FFE8C0', '#4A2A0E', 2.4, shape('M22 52H106L122 70H6Z', slant('#E0B070', '#C08C48'))),
  relief('#FFE8C0', '#4A2A0E', 2, shape('M6 70H122V78H6Z', down('#B07C3C', '#8A5A26'))),
  line('M30 57H92M24 64H104', '#A8743C', 1.6, 0.6),
  relief('#FFFFFF', '#3A4A64', 1.2, shape('M36 58L64 56L68 64L38 66Z', '#4A8AC8')),
  relief(
    '#FFFFFF',
    '#8A8FA0',
    1.4,
    oval(88, 60, 11, 4, '#F4F6FA'),
    shape('M80 46H96C96 56 93 59 88 59S80 56 80 46Z', '#FFFFFF'),
  ),
  oval(88, 46.5, 8, 2.4, '#6A3A1E'),
])
