import { sketch } from './sketch.ts'

export const motorOil = sketch(({ across, slant, down, relief, box, shape, line }) => [
  relief('#FFE7A0', '#9A5A04', 1.6, box(74, 4, 28, 20, 4, across('#F0A020', '#FFD04D', '#E0900F'))),
  relief('#77748C', '#14121F', 1.4, box(70, 22, 36, 8, 2, '#3A374B')),
  relief(
    '#9A97AE',
    '#14121F',
    2.6,
    shape(
      'M26 30C28 24 34 22 40 22H62L72 30H104C110 32 112 38 112 44V108C112 116 108 120 100 120H28C20 120 16 116 16 108V50C16 42 22 38 26 30ZM34 36C31 40 28 46 28 52C28 56 34 56 36 52L44 38C45 34 36 33 34 36Z',
      slant('#4B485E', '#2A2838'),
    ),
  ),
  relief('#FFE7A0', '#9A5A04', 1.4, shape('M28 62H100V110H28Z', slant('#FFC93D', '#F0A01C'))),
  relief(
    '#55526A',
    '#0F0E16',
    1.4,
    shape('M64 66C72 78 78 85 78 93A14 14 0 0 1 50 93C50 85 56 78 64 66Z', down('#3F3C51', '#1B1926')),
  ),
  line('M56 92C56 97 59 101 63 102', '#FFC93D', 3),
  line('M82 42H100', '#F0524A', 5),
])
