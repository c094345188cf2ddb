import { sketch } from './sketch.ts'

/** A burner on its gas cartridge, lit. */
export const campingStove = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#C4DCFF',
    '#0C2A6A',
    2.6,
    shape(
      'M22 80C22 70 34 66 64 66S106 70 106 80V112C106 120 96 123 64 123S22 120 22 112Z',
      across('#1E54B4', '#5A94E8', '#184694'),
    ),
  ),
  line('M24 108C40 114 88 114 104 108', '#FFFFFF', 2, 0.5),
  shape('M64 84L72 96C74 104 69 108 64 108S54 104 56 96Z', '#FFD43A'),
  shape('M64 94L68 100C69 104 66 106 64 106S59 104 60 100Z', '#F0642A'),
  relief('#FFFFFF', '#4A5464', 1.6, box(52, 58, 24, 12, 3, across('#B8A060', '#F2DC98', '#A08848'))),
  relief('#FFFFFF', '#4A5464', 1.6, box(58, 42, 12, 18, 2, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
  relief('#FFC8C0', '#6A100A', 1.4, box(84, 50, 16, 9, 3, '#D83A2A')),
  line('M70 54H86', '#98A2B2', 4),
  relief('#FFFFFF', '#4A5464', 2, shape('M40 34H88L80 46H48Z', down('#C8D0DC', '#7A8494'))),
  oval(64, 34, 22, 5, '#5A6474'),
  ...[46, 55, 64, 73, 82].map((x, at) =>
    shape(
      `M${x} ${14 + Math.abs(at - 2) * 3}C${x + 6} 24 ${x + 5} 33 ${x} 34C${x - 5} 33 ${x - 6} 24 ${x} ${14 + Math.abs(at - 2) * 3}Z`,
      down('#9AD4FF', '#2A7AE8'),
      0.9,
    ),
  ),
  line('M20 22H40L50 44M108 22H88L78 44', '#5A6474', 5),
  line('M20 21H39M108 21H89', '#E4EAF2', 1.8),
])
