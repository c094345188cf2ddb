import { sketch } from './sketch.ts'

export const beanie = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFC9B8',
    '#8A2A1C',
    1.6,
    ...[
      [64, 18],
      [55, 21],
      [73, 21],
      [64, 26],
      [57, 13],
      [71, 13],
    ].map(([x = 0, y = 0]) => oval(x, y, 9, 9, '#F3A58F')),
  ),
  relief('#FFB9A4', '#7A2014', 2.4, shape('M18 86C18 48 38 28 64 28S110 48 110 86Z', slant('#EE7F66', '#C9523C'))),
  line(
    'M36 84C36 62 42 44 50 34M50 84C50 60 54 44 58 32M64 84V32M78 84C78 60 74 44 70 32M92 84C92 62 86 44 78 34',
    '#A83E2C',
    2.4,
    0.55,
  ),
  relief('#FFCDBD', '#8A2A1C', 2.2, box(10, 80, 108, 32, 12, down('#F59580', '#D9634C'))),
  line('M24 84V108M36 84V108M48 84V108M60 84V108M72 84V108M84 84V108M96 84V108M108 86V106', '#B54833', 2.6, 0.6),
])
