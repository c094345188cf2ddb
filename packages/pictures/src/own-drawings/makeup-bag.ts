import { sketch } from './sketch.ts'

export const makeupBag = sketch(({ across, relief, box, shape, line }) => [
  relief('#D8A83A', '#7A5408', 1.2, box(40, 4, 8, 44, 3, across('#2A2D36', '#565B68'))),
  `<g transform="rotate(-14 62 30)">${box(56, 8, 14, 44, 3, '#D8A83A')}</g>`,
  relief(
    '#FFB0C4',
    '#8E1A44',
    1.4,
    `<g transform="rotate(-14 62 30)">${shape('M57 10C57 2 66 -4 69 0V14H57Z', '#E0365C')}</g>`,
  ),
  relief(
    '#F0D0A8',
    '#6A4418',
    1.4,
    `<g transform="rotate(16 88 30)">${box(84, 22, 7, 34, 2, '#B07A3C')}${shape('M80 24C78 10 84 2 88 0C92 2 98 10 95 24Z', '#F2A4B8')}</g>`,
  ),
  relief(
    '#FFD0E0',
    '#8A2A54',
    2.8,
    shape(
      'M14 58C14 50 18 46 26 46H102C110 46 114 50 114 58L108 108C107 116 102 120 94 120H34C26 120 21 116 20 108Z',
      across('#E87AA4', '#F8A8C4', '#DC6494'),
    ),
  ),
  relief('#FFD0E0', '#8A2A54', 1.4, box(12, 44, 104, 12, 5, '#C84A80')),
  line('M20 50H100', '#F2D890', 2.6),
  ...[24, 32, 40, 48, 56, 64, 72, 80, 88, 96].map((x) => line(`M${x} 47V53`, '#F2D890', 1.6)),
  relief('#FFF0C0', '#8A6208', 1.2, box(98, 47, 16, 7, 3, '#E8BC4A')),
  line('M106 54V68', '#E8BC4A', 3),
  shape('M46 86C52 78 60 80 64 83C68 80 76 78 82 86C76 97 70 98 64 98C58 98 52 97 46 86Z', '#FFFFFF', 0.85),
  line('M48 86H80', '#C84A80', 2),
])
