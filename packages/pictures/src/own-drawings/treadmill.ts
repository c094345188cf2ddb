import { sketch } from './sketch.ts'

export const treadmill = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#8A90A8',
    '#14161F',
    2.2,
    shape(
      'M4 104L84 92H118C122 92 124 95 124 99V108C124 112 121 114 117 114H10C4 114 2 108 4 104Z',
      down('#565A70', '#2A2C3A'),
    ),
  ),
  shape('M14 103L84 93H108L112 104L20 110Z', '#15161F'),
  line('M26 104L80 96M44 106L98 99', '#3A3D4E', 1.8),
  line('M100 98L82 26M112 100L92 24', '#8A8EA6', 6),
  line('M99 96L81 26M111 98L91 24', '#DADDE8', 1.8),
  line('M90 56L56 60', '#2E3044', 6),
  relief(
    '#9DA2B8',
    '#0D0E18',
    2.2,
    shape(
      'M64 12L106 4C111 4 113 7 112 11L106 30L64 36C59 36 57 32 58 28L60 17C60 14 61 13 64 12Z',
      slant('#4C5064', '#23252F'),
    ),
  ),
  shape('M68 17L102 10L98 24L67 29Z', slant('#7BF0C0', '#3FB7D0')),
  line('M73 24L78 19L84 23L90 16L95 18', '#0E3A44', 2),
  oval(56, 60, 5, 4, '#D23B3B'),
  relief('#FFB0A0', '#6E0F12', 1, box(70, 104, 42, 5, 2, '#D23B3B')),
  oval(14, 114, 6, 5, '#15161F'),
  oval(112, 114, 6, 5, '#15161F'),
])
