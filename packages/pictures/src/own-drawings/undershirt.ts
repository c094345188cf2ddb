import { sketch } from './sketch.ts'

export const undershirt = sketch(({ slant, relief, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8E97A8',
    2.6,
    shape(
      'M38 10H48C48 34 54 44 64 44S80 34 80 10H90C90 32 94 46 104 52L102 116C102 119 100 120 97 120H31C28 120 26 119 26 116L24 52C34 46 38 32 38 10Z',
      slant('#FFFFFF', '#DCE2EC'),
    ),
  ),
  shape('M48 10C48 34 54 44 64 44S80 34 80 10C78 24 72 34 64 34S50 24 48 10Z', '#B9C2D2'),
  line('M48 11C48 36 54 47 64 47S80 36 80 11', '#AEB8C8', 2.2),
  line('M38 12C38 34 34 48 25 54M90 12C90 34 94 48 103 54', '#AEB8C8', 2.2),
  line('M27 113H101', '#AEB8C8', 2, 0.9),
  ...[38, 46, 54, 62, 70, 78, 86].map((x) => line(`M${x} 62L${x} 108`, '#CBD3E0', 1.4, 0.7)),
])
