import { sketch } from './sketch.ts'

export const wardrobe = sketch(({ down, slant, across, relief, box, line, shape }) => [
  box(24, 112, 10, 9, 2, '#5C3516'),
  box(94, 112, 10, 9, 2, '#5C3516'),
  relief('#EBC79C', '#5C3516', 2.4, box(16, 8, 96, 108, 5, across('#C08A56', '#9A6736'))),
  relief('#EBC79C', '#5C3516', 1.2, box(12, 4, 104, 9, 3, down('#C99463', '#9E6B3A'))),
  relief(
    '#F6DAB6',
    '#744622',
    1.6,
    box(21, 17, 42, 68, 3, slant('#DDAE7B', '#BD8550')),
    box(65, 17, 42, 68, 3, slant('#DDAE7B', '#BD8550')),
  ),
  relief('#8F5C30', '#F6DAB6', 1, box(70, 23, 32, 56, 3, slant('#E2F4FB', '#A9CFE2'))),
  shape('M88 23H99L74 70V46Z', '#FFFFFF', 0.55),
  relief('#8F5C30', '#F6DAB6', 1, box(27, 23, 30, 56, 2, '#C48E5A')),
  relief('#F6DAB6', '#744622', 1.6, box(21, 88, 86, 22, 3, slant('#DDAE7B', '#BD8550'))),
  line('M59 46V58M69 46V58', '#6B5A48', 3.4),
  line('M56 99H72', '#6B5A48', 3.4),
])
