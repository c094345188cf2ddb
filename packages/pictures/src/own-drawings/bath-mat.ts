import { sketch } from './sketch.ts'

const rows = [40, 52, 64, 76, 88]

export const bathMat = sketch(({ slant, down, relief, box, line, shape }) => [
  shape(
    'M14 40C14 34 18 30 24 30H104C110 30 114 34 114 40V92C114 98 110 102 104 102H24C18 102 14 98 14 92Z',
    '#2B5F78',
    0.25,
  ),
  relief('#E4F4FA', '#2B5F78', 3, box(10, 26, 108, 74, 12, slant('#A9D3E4', '#7DB4CB'))),
  relief('#E4F4FA', '#2B5F78', 1.6, box(20, 35, 88, 56, 8, down('#BFE4F0', '#94C6DA'))),
  ...rows.map((y) =>
    line(
      `M26 ${y}C32 ${y - 4} 38 ${y + 4} 44 ${y}S56 ${y - 4} 62 ${y}S74 ${y + 4} 80 ${y}S92 ${y - 4} 102 ${y}`,
      '#6BA6C0',
      2,
      0.55,
    ),
  ),
])
