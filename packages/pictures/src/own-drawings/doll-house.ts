import { sketch } from './sketch.ts'

export const dollHouse = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief('#FFC2B0', '#7A1F10', 2.4, shape('M64 4L122 46H6Z', slant('#EF6A4A', '#C23A24'))),
  relief('#FFFFFF', '#8A5A6A', 2.2, box(14, 44, 100, 78, 2, '#F9D9E4')),
  box(19, 48, 43, 34, 1, '#BFE3F4'),
  box(66, 48, 43, 34, 1, '#FBE9B4'),
  box(19, 86, 43, 34, 1, '#D9F0C4'),
  box(66, 86, 43, 34, 1, '#E6D4F6'),
  relief('#FFFFFF', '#7A1F10', 1.2, oval(64, 30, 9, 9, '#CFEAF8')),
  line('M64 21V39M55 30H73', '#FFFFFF', 2),
  relief(
    '#FFFFFF',
    '#5B3A6A',
    1,
    box(22, 70, 34, 10, 2, '#E06AA8'),
    box(22, 60, 5, 20, 1.5, '#A8467A'),
    box(29, 65, 10, 7, 2, '#FFFFFF'),
  ),
  relief('#FFFFFF', '#5B3A14', 1, box(74, 64, 12, 18, 1.5, '#B98648'), box(92, 68, 12, 14, 2, '#58A8D8')),
  oval(98, 58, 4, 4, '#F7943C'),
  relief('#FFFFFF', '#5B3A14', 1, box(28, 103, 26, 4, 1.5, '#B98648')),
  line('M31 107V118M51 107V118', '#8A5E2C', 2.4),
  oval(40, 99, 4, 4, '#E5483C'),
  relief('#FFFFFF', '#5B3A14', 1.2, box(82, 94, 16, 26, 2, '#C9683A')),
  oval(94, 108, 1.8, 1.8, '#FFE690'),
  line('M14 84H114M64 46V120', '#E29AB4', 3.4),
])
