import { sketch } from './sketch.ts'

export const microwave = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#7B7890', 2.4, box(6, 30, 116, 72, 8, slant('#F1F0F6', '#BCB9CA'))),
  box(14, 38, 76, 56, 6, '#2B2940'),
  box(19, 43, 66, 46, 4, slant('#4D4A6B', '#23213A')),
  relief('#FFE8B0', '#B5731A', 1, oval(52, 80, 24, 5, '#F2C879')),
  relief('#FFFFFF', '#A29FB4', 1, shape('M36 64H68L64 78H40Z', '#E9E7F0')),
  line('M44 58C42 54 46 52 44 48M52 58C50 54 54 52 52 48M60 58C58 54 62 52 60 48', '#FFFFFF', 2, 0.6),
  shape('M19 43H46L28 89H19Z', '#FFFFFF', 0.12),
  box(96, 40, 20, 10, 2, '#20304A'),
  box(99, 43, 14, 4, 1, '#7BF0C0'),
  relief('#FFFFFF', '#77748B', 1.4, oval(106, 62, 8, 8, slant('#E9E7F0', '#A9A6BA'))),
  line('M106 62V56', '#55526B', 2),
  relief('#FFFFFF', '#77748B', 1.2, box(97, 78, 18, 12, 4, '#DAD8E4')),
  box(14, 102, 12, 5, 2, '#3A374A'),
  box(102, 102, 12, 5, 2, '#3A374A'),
])
