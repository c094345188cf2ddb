import { sketch } from './sketch.ts'

export const waxTin = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief(
    '#FFE9A0',
    '#8C5A08',
    1.8,
    shape('M58 34C66 16 108 16 118 36C122 46 116 54 108 56Z', slant('#FFF3B8', '#E8B842')),
  ),
  relief(
    '#FFB0A0',
    '#6E0F12',
    2.2,
    shape('M10 66H118V94C118 108 96 118 64 118S10 108 10 94Z', across('#D8483A', '#A8261C', '#D8483A')),
  ),
  relief('#FFFFFF', '#5B6074', 1.8, oval(64, 66, 54, 20, '#D8DBE4')),
  oval(64, 66, 47, 16, '#F7D98A'),
  shape('M24 66C36 56 52 72 66 62S96 58 104 66C98 76 82 82 64 82S30 76 24 66Z', '#FBE9B4'),
  relief(
    '#FFE9A0',
    '#8C5A08',
    1.4,
    shape('M74 58C80 44 100 40 112 48C118 54 112 66 100 70C88 72 76 68 74 58Z', '#F2C23C'),
  ),
  line('M16 80C28 92 100 92 112 80', '#FFD9CE', 1.6, 0.5),
])
