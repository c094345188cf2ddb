import { sketch } from './sketch.ts'

export const fishFood = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief(
    '#BFE4FF',
    '#0E3A7A',
    2.4,
    shape('M28 28H100V110C100 117 88 121 64 121S28 117 28 110Z', across('#4A9CE0', '#2E78C0', '#4C9EE2')),
  ),
  relief(
    '#FFE08A',
    '#8C5A08',
    2,
    shape(
      'M24 12C24 8 40 5 64 5S104 8 104 12V28C104 32 88 34 64 34S24 32 24 28Z',
      across('#F7C93C', '#DD9A14', '#F5C238'),
    ),
  ),
  line('M34 12V28M44 13V30M54 14V31M64 14V31M74 14V31M84 13V30M94 12V28', '#B8800C', 1.8, 0.7),
  relief('#FFFFFF', '#7FA8D0', 1, shape('M29 46C46 52 82 52 99 46V96C82 102 46 102 29 96Z', '#EAF6FF')),
  relief(
    '#FFE0C4',
    '#B5480C',
    1.6,
    shape('M36 74C44 60 66 58 78 72L92 62V88L78 78C66 90 44 88 36 74Z', slant('#FFA24A', '#EE6C22')),
  ),
  shape('M58 63C61 70 61 79 58 85L51 84C54 78 54 70 51 64Z', '#FFFFFF'),
  oval(44, 72, 2.6, 2.6, '#2A1A0C'),
  ...[
    [40, 108],
    [54, 112],
    [70, 111],
    [86, 108],
  ].map(([x = 0, y = 0]) => oval(x, y, 3.4, 2, '#F7C93C')),
])
