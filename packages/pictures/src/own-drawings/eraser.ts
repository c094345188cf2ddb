import { sketch } from './sketch.ts'

export const eraser = sketch(({ slant, relief, shape, line }) => [
  relief(
    '#FFFFFF',
    '#9C9284',
    2.4,
    shape('M40 56L74 28C79 24 85 24 90 28L114 46C119 50 119 56 114 60L80 88Z', slant('#FFFDF8', '#E3DACB')),
  ),
  relief(
    '#B4CDF2',
    '#16305E',
    2.4,
    shape('M40 56L80 88L56 108C51 112 45 112 40 108L15 88C10 84 10 79 15 75Z', slant('#5F8FDA', '#2C5AA6')),
  ),
  line('M40 56L80 88', '#16305E', 1.6, 0.5),
  line('M30 66L70 98', '#FFFFFF', 3, 0.75),
  line('M92 34L108 46', '#B9AE9C', 2, 0.7),
])
