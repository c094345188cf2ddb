import { sketch } from './sketch.ts'

const rings = [20, 38, 56, 74, 92, 108]

export const showerCurtain = sketch(({ across, relief, box, shape, line, oval }) => [
  relief('#FFFFFF', '#4C5260', 1.2, box(4, 10, 120, 6, 3, across('#C3C9D4', '#F2F4F8', '#AEB5C2'))),
  ...rings.map((x) => line(`M${x} 25C${x - 6} 22 ${x - 6} 8 ${x} 8C${x + 6} 8 ${x + 6} 22 ${x} 25`, '#8E97A8', 2)),
  relief(
    '#E4F4FA',
    '#2B5F78',
    2,
    shape(
      'M12 24C30 20 98 20 116 24V114C110 120 104 110 98 114C92 120 86 110 80 114C74 120 68 110 62 114C56 120 50 110 44 114C38 120 32 110 26 114C20 120 16 116 12 112Z',
      across('#8CC7DE', '#BFE4F0', '#86C1D8', '#BFE4F0', '#8CC7DE', '#BFE4F0', '#86C1D8'),
    ),
  ),
  line('M26 26V112M44 25V112M62 25V112M80 25V112M98 26V112', '#5C9DB8', 1.6, 0.5),
  line('M35 26V112M53 25V112M71 25V112M89 25V112', '#FFFFFF', 2, 0.45),
  ...rings.map((x) => oval(x, 27, 2, 2, '#F2F4F8')),
])
