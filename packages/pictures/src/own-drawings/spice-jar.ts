import { sketch } from './sketch.ts'

export const spiceJar = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#7A7F96', '#0D0E18', 1.8, box(38, 6, 52, 22, 5, across('#4C5064', '#262836'))),
  ...[48, 58, 70, 80].map((x) => oval(x, 11, 2.4, 1.4, '#8A8EA6')),
  relief(
    '#FFFFFF',
    '#B5A894',
    2.2,
    shape(
      'M40 28H88C94 32 96 36 96 42V110C96 117 92 120 86 120H42C36 120 32 117 32 110V42C32 36 34 32 40 28Z',
      '#F4EFE8',
    ),
  ),
  shape('M36 46C50 40 78 50 92 44V110C92 114 90 116 86 116H42C38 116 36 114 36 110Z', down('#D9532C', '#A83214')),
  ...[
    [46, 54],
    [60, 50],
    [76, 54],
    [86, 52],
    [52, 112],
    [68, 110],
    [82, 112],
  ].map(([x = 0, y = 0]) => oval(x, y, 2, 1.6, '#F0875A')),
  relief('#FFFFFF', '#C9B48C', 1, box(36, 62, 56, 40, 3, '#FFF8EA')),
  relief('#FFB0A0', '#7E1212', 1.2, shape('M48 72C62 70 76 76 82 90C66 92 50 86 48 72Z', '#D23B2C')),
  line('M48 72C46 68 48 66 52 66', '#439B5A', 3),
  line('M40 38V112', '#FFFFFF', 2.6, 0.6),
])
