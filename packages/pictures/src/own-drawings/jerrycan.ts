import { sketch } from './sketch.ts'

export const jerrycan = sketch(({ across, relief, box, shape, line }) => [
  relief(
    '#BFE4FF',
    '#0E3A7A',
    2.4,
    shape(
      'M24 30C24 24 28 20 34 20H50L56 28H92C100 28 106 34 106 42V110C106 117 102 120 96 120H34C28 120 24 117 24 110Z',
      across('#5BA8E8', '#3A84CC', '#5CA8E6'),
    ),
  ),
  shape('M66 36H92C96 36 98 38 98 42V54C98 56 96 57 94 56L66 44C63 42 63 36 66 36Z', '#EAF4FB'),
  relief('#FFFFFF', '#8B99A8', 1.4, box(29, 8, 22, 15, 4, across('#F4F6FA', '#C4CEDA'))),
  line('M34 11V20M40 11V20M46 11V20', '#A9B6C4', 1.6),
  relief('#FFFFFF', '#9AC0DC', 1, box(32, 62, 66, 44, 5, '#FBFEFF')),
  shape('M40 96C40 80 52 70 66 70S90 80 90 96H82C82 85 74 78 66 78S48 85 48 96Z', '#3A84CC'),
  line('M66 96L78 80', '#D23B3B', 3.4),
  line('M30 34V58', '#E4F4FF', 3, 0.7),
])
