import { sketch } from './sketch.ts'

export const whiteCheese = sketch(({ slant, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#A9B6C4', 2, oval(64, 104, 58, 16, slant('#E9F0F6', '#B9C8D6'))),
  relief(
    '#FFFFFF',
    '#C9C2A8',
    2.2,
    shape('M18 62L64 78V108L18 92Z', '#F1ECDC'),
    shape('M64 78L112 58V88L64 108Z', '#DFD8C2'),
  ),
  relief('#FFFFFF', '#C9C2A8', 2.2, shape('M18 62L66 44L112 58L64 78Z', '#FDFBF4')),
  ...[
    [34, 78],
    [48, 88],
    [40, 92],
    [80, 84],
    [94, 76],
    [60, 62],
    [78, 58],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.6, 1.6, '#D3CAB0')),
  relief(
    '#C9F0B0',
    '#2E6B1E',
    1.4,
    shape('M40 52C34 40 42 30 54 30C58 42 52 52 44 56Z', '#6CB84A'),
    shape('M48 54C52 42 64 38 72 44C70 54 58 58 48 56Z', '#57A63A'),
  ),
  line('M42 52C48 46 52 40 53 32M50 55C58 52 66 48 71 45', '#2E6B1E', 1.2, 0.6),
])
