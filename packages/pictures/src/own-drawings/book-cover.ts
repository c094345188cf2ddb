import { sketch } from './sketch.ts'

export const bookCover = sketch(({ slant, relief, box, shape, line }) => [
  relief('#FFFFFF', '#B5AC98', 1.4, shape('M26 16L104 8L112 14V112L34 120Z', '#F6F1E4')),
  line('M108 14V112M104 12V114', '#D9D0BC', 1.2),
  relief('#B9D4F4', '#16305E', 2.4, box(18, 8, 84, 110, 4, slant('#4F84CC', '#2F5EA4'))),
  box(18, 8, 8, 110, 3, '#16305E', 0.35),
  line('M38 24H92M46 34H84', '#FFFFFF', 5),
  box(32, 44, 64, 50, 3, '#FFFFFF', 0.2),
  shape('M32 94V80L48 62L62 80L76 56L96 84V94Z', '#FFFFFF', 0.4),
])
