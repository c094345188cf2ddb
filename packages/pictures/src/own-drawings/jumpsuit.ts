import { sketch } from './sketch.ts'

export const jumpsuit = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFE9C4',
    '#B5762A',
    2,
    shape('M42 22L22 34C12 44 10 58 8 70C8 75 11 77 15 77L26 77L40 54Z', across('#F7CD86', '#EDB560')),
    shape('M86 22L106 34C116 44 118 58 120 70C120 75 117 77 113 77L102 77L88 54Z', across('#EFBA68', '#F7CD86')),
  ),
  relief('#FFF6E4', '#B5762A', 1, box(6, 70, 22, 9, 4, '#FFF0D4'), box(100, 70, 22, 9, 4, '#FFF0D4')),
  relief(
    '#FFF0D4',
    '#B5762A',
    2.4,
    shape(
      'M46 16C54 24 74 24 82 16L94 24L92 62L96 112C96 119 90 121 82 121S70 119 70 112L66 86H62L58 112C58 119 54 121 46 121S32 119 32 112L36 62L34 24Z',
      slant('#FBDDA4', '#EDB560'),
    ),
  ),
  shape('M46 16C54 26 74 26 82 16C76 20 52 20 46 16Z', '#C98A3C'),
  line('M64 23V84', '#D49A48', 1.8),
  ...[34, 48, 62, 76].map((y) => oval(64, y, 2.6, 2.6, '#FFFFFF')),
  relief('#FFF6E4', '#B5762A', 1, box(31, 108, 28, 12, 6, '#FFF0D4'), box(69, 108, 28, 12, 6, '#FFF0D4')),
  oval(47, 44, 5, 4, '#FFFFFF', 0.9),
  oval(81, 56, 5, 4, '#FFFFFF', 0.9),
  oval(47, 68, 5, 4, '#FFFFFF', 0.9),
])
