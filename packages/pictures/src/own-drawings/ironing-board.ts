import { sketch } from './sketch.ts'

export const ironingBoard = sketch(({ down, slant, relief, box, shape, line }) => [
  line('M42 56L94 116M92 56L38 116', '#5B6678', 6),
  line('M44 56L96 116M94 56L40 116', '#A9B4C6', 2),
  line('M30 117H48M86 117H104', '#3A4352', 6),
  relief('#DDE4EE', '#3A4352', 1.6, box(106, 44, 16, 12, 3, down('#AEB9CB', '#7D899D'))),
  relief(
    '#FFFFFF',
    '#3E6391',
    2.6,
    shape(
      'M6 47C16 36 36 32 58 32H104C112 32 116 37 116 45S112 58 104 58H58C36 58 16 57 6 47Z',
      slant('#D8E8FA', '#8CB3DF'),
    ),
  ),
  line('M24 45C36 40 48 39 60 39H106', '#FFFFFF', 2.4, 0.8),
  line('M20 51C34 53 48 53 60 53H106', '#5F86B6', 1.6, 0.5),
])
