import { sketch } from './sketch.ts'

export const surgicalMask = sketch(({ slant, relief, shape, line }) => [
  line('M24 46C4 40 2 70 22 84', '#E4EDF4', 4),
  line('M104 46C124 40 126 70 106 84', '#E4EDF4', 4),
  relief(
    '#E4F7FF',
    '#2E7AA4',
    2.4,
    shape('M20 42C36 36 46 28 64 28S92 36 108 42V78C104 92 86 106 64 106S24 92 20 78Z', slant('#A9DDF4', '#6FB8DC')),
  ),
  line('M22 54C40 48 88 48 106 54M22 66C40 61 88 61 106 66M24 79C42 76 86 76 104 79', '#4F9CC4', 2.4, 0.75),
  line('M48 34C56 31 72 31 80 34', '#F4FBFF', 3.4),
  line('M22 44C38 38 48 31 64 31', '#F4FBFF', 2, 0.8),
])
