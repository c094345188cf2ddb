import { sketch } from './sketch.ts'

export const vase = sketch(({ down, across, glow, relief, oval, shape, line }) => [
  line('M60 60C58 40 50 30 42 24M66 60C68 36 72 24 82 14M64 60C64 44 62 30 60 16', '#5E9B57', 3.4),
  relief(
    '#B9E3A5',
    '#2F6B33',
    1.2,
    shape('M52 42C40 44 34 40 32 34C42 32 50 34 52 42ZM70 40C80 42 88 38 92 30C82 28 72 32 70 40Z', '#6DB465'),
  ),
  ...[
    [40, 22],
    [84, 13],
    [60, 13],
  ].map(
    ([x = 0, y = 0]) =>
      relief('#FFFFFF', '#C87A9B', 1.4, oval(x, y, 9, 9, glow('#FFE3EE', '#F5A3C3'))) + oval(x, y, 3, 3, '#FFD25C'),
  ),
  relief(
    '#D6EEFF',
    '#123F7E',
    2.6,
    shape(
      'M50 54H78C80 54 81 56 80 58C76 66 78 70 86 76C96 83 100 91 98 99C96 110 86 120 64 120S32 110 30 99C28 91 32 83 42 76C50 70 52 66 48 58C47 56 48 54 50 54Z',
      across('#2E6FC0', '#6FB0F0', '#2360AE'),
    ),
  ),
  line('M33 92C46 98 82 98 95 92', '#F6FBFF', 3.6),
  line('M38 104C52 110 76 110 90 104', '#F6FBFF', 2.4, 0.8),
  line('M46 84L52 78L58 84L64 78L70 84L76 78L82 84', '#F6FBFF', 2.6),
  oval(64, 55, 14, 2.6, down('#153E7A', '#1F529C')),
])
