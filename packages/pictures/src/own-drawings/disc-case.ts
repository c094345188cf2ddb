import { sketch } from './sketch.ts'

export const discCase = sketch(({ slant, relief, box, oval, line }) => [
  relief('#8A90A8', '#14161F', 2, box(14, 8, 96, 112, 6, slant('#3E4358', '#20222E'))),
  relief('#B9D4F4', '#16305E', 1.4, box(24, 13, 81, 102, 3, slant('#3E6EC0', '#25407C'))),
  box(24, 13, 81, 72, 3, '#FFFFFF', 0.1),
  oval(64, 50, 24, 24, '#FFFFFF', 0.35),
  oval(64, 50, 7, 7, '#25407C'),
  box(24, 90, 81, 25, 2, '#15213E'),
  line('M28 16H40L28 60Z', '#FFFFFF', 1, 0.15),
])
