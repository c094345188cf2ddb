import { sketch } from './sketch.ts'

export const earrings = sketch(({ slant, glow, relief, oval, shape, line }) =>
  [36, 92].flatMap((x) => [
    line(`M${x} 36C${x - 12} 30 ${x - 8} 12 ${x + 2} 14C${x + 9} 16 ${x + 6} 26 ${x} 28`, '#C98A1C', 3.4),
    relief('#FFF2BF', '#8A5608', 1.4, oval(x, 40, 9, 9, slant('#F7D469', '#D79C24'))),
    oval(x, 40, 4.6, 4.6, glow('#FFFFFF', '#B9E2F8', '#6FB2DE')),
    oval(x, 53, 3, 3, '#D79C24'),
    relief(
      '#FFF2BF',
      '#8A5608',
      2,
      shape(
        `M${x} 56C${x + 22} 76 ${x + 24} 114 ${x} 114S${x - 22} 76 ${x} 56ZM${x} 72C${x - 12} 84 ${x - 12} 102 ${x} 102S${x + 12} 84 ${x} 72Z`,
        slant('#F7D469', '#D79C24'),
      ),
    ),
    relief('#FFFFFF', '#5A8FC0', 1, oval(x, 88, 6, 7, glow('#FFFFFF', '#B9E2F8', '#6FB2DE'))),
  ]),
)
