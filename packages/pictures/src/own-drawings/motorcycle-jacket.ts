import { sketch } from './sketch.ts'

export const motorcycleJacket = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#6E7080',
    '#08080E',
    2.2,
    shape('M40 22L22 30C14 36 10 56 8 92C8 97 12 99 17 99L30 98L38 56Z', across('#33343F', '#26272F')),
    shape('M88 22L106 30C114 36 118 56 120 92C120 97 116 99 111 99L98 98L90 56Z', across('#2A2B34', '#363742')),
  ),
  shape('M22 32C17 36 14 46 12 58L33 64L37 40Z', '#D23B3B'),
  shape('M106 32C111 36 114 46 116 58L95 64L91 40Z', '#D23B3B'),
  relief('#B9BCC8', '#14151F', 1.4, oval(28, 31, 11, 8, '#7C7F8C'), oval(100, 31, 11, 8, '#7C7F8C')),
  relief('#7A7C8C', '#08080E', 2.4, shape('M42 18L64 24L86 18L100 28L98 100H30L28 28Z', slant('#474855', '#23242C'))),
  shape('M29 58H99L98.5 74H29.5Z', '#D23B3B'),
  shape('M29 61H99V64H29Z', '#F4F5F8'),
  relief(
    '#7A7C8C',
    '#08080E',
    1.6,
    shape('M42 18L64 24L60 34L40 30ZM86 18L64 24L68 34L88 30Z', '#3E3F4B'),
    box(29, 98, 70, 15, 5, '#2A2B34'),
  ),
  line('M64 26V112', '#E4E6EE', 2.6),
  line('M40 84L50 80M88 84L78 80', '#C9CCDA', 2.4),
  box(94, 100, 8, 9, 2, '#C9CCDA'),
  oval(14, 84, 4, 8, '#7C7F8C'),
  oval(114, 84, 4, 8, '#7C7F8C'),
])
